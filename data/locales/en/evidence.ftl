# What players hand in when something is wrong, and the proof of the dice.

## Commands

cmd-report = report
    .description = A file that shows a problem to whoever mends the bot
cmd-campaign-verify = verify
    .description = Prove the dice of what was played last

## Reports

answer-report = Hand this file to whoever runs the bot, with a sentence about what you expected. People are numbers in it. { $references ->
        [no] No fault was noted here.
       *[other] Faults noted here: { $references }.
    }
answer-report-left-out = What you may not know yet, such as the secret seed, is not in it. A report by the campaign’s owner holds more.
report-file = A report of this campaign

## Verifying

verify-nothing-yet = Nothing was begun here yet. The hash of the seed is told at the start, the seed at the end; then this command compares them.
verify-at-the-end = The dice are settled since the start, and nobody can change them. The proof comes with the end, when the seed is told.
verify-proved = ✅ The dice are proved: the seed has the hash that was told at the start, and { $deeds ->
        [one] its one deed leads
       *[other] all { $deeds } deeds lead
    } from it to everything that was told.
verify-other_seed = ❌ The seed that was told at the end does not have the hash of the start.
verify-elsewhere = ❌ The seed has the hash that was told at the start, but played again deed { $deed } leads elsewhere. A `/report` helps to find out why.
verify-changed_since = ☑️ The seed has the hash that was told at the start. It was played by earlier rules or content, so its deeds can’t be played again today.
verify-commitment = Hash told at the start: `{ $commitment }`
verify-seed = Seed told at the end: `{ $seed }`
verify-yourself = The hash is SHA-256 of the seed’s letters: anybody can work it out.
