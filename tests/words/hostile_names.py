"""Names that somebody types to do harm, and names of people and parties from all over the world."""

HOSTILE = {
    "masked link": "[free nitro](https://evil.example/x)",
    "masked link in pieces": "[free nitro]*(https://evil.example/x)",
    "masked link, hidden": "[free\u200b nitro]\u200b(https://evil.example/x)",
    "bare link": "go to https://evil.example now",
    "link in angles": "<https://evil.example>",
    "link in pieces": "ht*tps:/_/evil.example",
    "link with joints": "https:\u2060/\u200d/evil.example",
    "other scheme": "steam://run/1",
    "invitation": "discord.gg/abcdef",
    "invitation, spelled out": "join discord.com/invite/abcdef",
    "invitation in pieces": "dis*cord.g_g/abcdef",
    "everybody": "@everyone hello",
    "somebody": "<@123456789012345678>",
    "role": "<@&123456789012345678>",
    "channel": "<#123456789012345678>",
    "command": "</campaign new:123456789012345678>",
    "emoji that is not ours": "<a:x:123456789012345678>",
    "date": "<t:0:R>",
    "heading": "# LOUD\n## LOUDER",
    "code": "```\nrm -rf\n```",
    "spoiler": "||hidden|| ~~struck~~ __under__",
    "right to left": "\u202egnp.exe\u202c safe",
    "isolates": "a\u2066b\u2067c\u2069d\u200f\u061c",
    "controls": "a\x00b\x07c\x1b[31md\x85e\r\nf\u2028g",
    "zalgo": "Z" + "\u0301\u0302\u0303\u0304" * 20 + "a" + "\u0489" * 50,
    "backtick by another name": "\u1fefcode\u1fef \u202a\ufeff\U000e0041",
}
"""26 kinds of harm."""

UNSEEN = ("", "   ", "\u200b\u200d", "\u3164\u2800", "\x00\x01", "***", "\ud800", "\u0301\u0302", "[]<>", "# ")
"""Names of which nothing is left."""

ORDINARY = (
    "Les Braises",
    "L’équipe d’Éloïse & Noël (2)",
    "Огненный отряд",
    "炎の仲間たち",
    "불꽃 원정대",
    "رفقة المشعل",
    "لشکر‌های آتش",
    "חברי הלפיד",
    "मशाल के साथी",
    "ศูนย์คบเพลิง",
    "Đội Đuốc Lửa",
    "👩‍👩‍👧‍👦 Family",
    "🏳️‍🌈 Crew 👍🏽",
    "❤️‍🔥",
    "Αδελφότητα",
    "Team 7: no. 1! – 50 %",
    "Table #2",
    "R2-D2 + C-3PO",
)
"""They stay as they are."""
