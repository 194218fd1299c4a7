/** Discord's markdown, as far as messages use it, built as DOM nodes. */
import { spokenPath } from "./commands.js";
import { el, messageAt, safeUrl } from "./dom.js";
import { stamp } from "./time.js";
import { person, world } from "./world.js";
import { word } from "./words.js";

const FENCE = /```(?:([\w+-]+)\n)?\n?([\s\S]*?)\n?```/g;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const PLAIN = /[^\\`<@[h|*_~]+/y;

/** Inline forms in the order they are tried; each builds a node from its match. */
const INLINE = [
  [/\\([^\w\s])/y, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => el("code", {}, m[2].trim())],
  [/<@!?(\d+)>/y, (m) => mention(m[1])],
  [/<#(\d+)>/y, (m) => channelMention(m[1])],
  [/<@&\d+>|@everyone\b|@here\b/y, (m) => el("span", { class: "mention all" }, m[0].startsWith("<") ? "@…" : m[0])],
  [/<\/([^:>]+):\d+>/y, (m) => commandMention(m[1])],
  [/<t:(-?\d+)(?::([tTdDfFsSR]))?>/y, (m) => stamp(Number(m[1]), m[2])],
  [/<a?:(\w+):\d+>/y, (m) => el("span", { class: "emoji-name" }, `:${m[1]}:`)],
  [/\[((?:[^[\]\\]|\\.)+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/y, (m) => link(m[2], inline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (m) => link(m[1], m[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;!?"')\]*_~|]/y, (m) => link(m[0], m[0])],
  [/\|\|([\s\S]+?)\|\|/y, (m) => spoiler(inline(m[1]))],
  [/\*\*\*(?=\S)([\s\S]+?)\*\*\*(?!\*)/y, (m) => el("strong", {}, el("em", {}, inline(m[1])))],
  [/\*\*((?:\\.|[^\\])+?)\*\*(?!\*)/sy, (m) => el("strong", {}, inline(m[1]))],
  [/__((?:\\.|[^\\])+?)__(?!_)/sy, (m) => el("u", {}, inline(m[1]))],
  [/~~(?=\S)([\s\S]*?\S)~~/y, (m) => el("s", {}, inline(m[1]))],
  [/\*(?=\S)((?:\*\*|\\.|[^*\\])+?)(?<=\S)\*(?!\*)/sy, (m) => el("em", {}, inline(m[1]))],
  [/(?<!\w)_((?:__|\\.|[^_\\])+?)_(?!\w)/sy, (m) => el("em", {}, inline(m[1]))],
];

/** A whole text: code blocks, quotes, headings, lists and paragraphs. */
export function markdown(text) {
  const out = document.createDocumentFragment();
  let from = 0;
  for (const match of text.matchAll(FENCE)) {
    out.append(...blocks(text.slice(from, match.index)));
    // Colour codes of "ansi" blocks are dropped: the words matter, the colours are terminal decoration.
    const code = match[2].replace(/\u001b\[[\d;]*m/g, "");
    out.append(el("pre", {}, el("code", { data: { language: match[1] } }, code)));
    from = match.index + match[0].length;
  }
  out.append(...blocks(text.slice(from)));
  return out;
}

/** Text inside one line or paragraph. */
export function inline(text) {
  const nodes = [];
  let plain = "";
  const keep = (node) => {
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(node);
  };
  for (let at = 0; at < text.length; ) {
    const found = matchAt(text, at);
    if (found) {
      keep(found.node);
      at = found.end;
    } else {
      PLAIN.lastIndex = at + 1;
      const more = PLAIN.exec(text)?.[0] ?? "";
      plain += text[at] + more;
      at += 1 + more.length;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function matchAt(text, at) {
  for (const [pattern, build] of INLINE) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    // Building may use the same pattern again inside, so the end is noted first.
    if (match) return { end: at + match[0].length, node: build(match) };
  }
  return null;
}

function blocks(text) {
  const lines = text.split("\n");
  const nodes = [];
  let paragraph = [];
  const closeParagraph = () => {
    const words = paragraph.join("\n").replace(/^\n+|\n+$/g, "");
    if (words.trim()) nodes.push(el("p", {}, inline(words)));
    paragraph = [];
  };
  while (lines.length) {
    const block = special(lines);
    if (block) {
      closeParagraph();
      nodes.push(block);
    } else paragraph.push(lines.shift());
  }
  closeParagraph();
  return nodes;
}

/** The block that starts at the first line, taken off `lines`; null when that line is ordinary. */
function special(lines) {
  const [first] = lines;
  if (first.startsWith(">>> ")) {
    return el("blockquote", {}, blocks([first.slice(4), ...lines.splice(0).slice(1)].join("\n")));
  }
  if (/^> /.test(first) || first === ">") {
    const quoted = takeWhile(lines, (line) => /^>( |$)/.test(line));
    return el("blockquote", {}, blocks(quoted.map((line) => line.slice(2)).join("\n")));
  }
  const heading = /^(#{1,3})\s+(.+)$/.exec(first);
  if (heading) {
    lines.shift();
    return el(`h${heading[1].length + 2}`, { class: `heading-${heading[1].length}` }, inline(heading[2]));
  }
  const small = /^-#\s+(.+)$/.exec(first);
  if (small) {
    lines.shift();
    return el("p", { class: "subtext" }, inline(small[1]));
  }
  return ITEM.test(first) ? list(takeWhile(lines, (line) => ITEM.test(line)).map((line) => ITEM.exec(line))) : null;
}

/** A list; items further in than the first belong to the item above them. */
function list(items) {
  const depth = items[0][1].length;
  const numbered = /\d/.test(items[0][2]);
  const node = el(numbered ? "ol" : "ul", { start: numbered ? parseInt(items[0][2], 10) : null });
  while (items.length) {
    const entry = el("li", {}, inline(items.shift()[3]));
    const inner = takeWhile(items, (item) => item[1].length > depth);
    if (inner.length) entry.append(list(inner));
    node.append(entry);
  }
  return node;
}

function takeWhile(list, test) {
  const end = list.findIndex((one) => !test(one));
  return list.splice(0, end === -1 ? list.length : end);
}

function mention(id) {
  const who = person(id);
  const mine = id === world.playerId ? " mine" : "";
  return el("span", { class: `mention${mine}` }, `@${who?.name ?? id}`);
}

function channelMention(id) {
  const place = world.channels.find((one) => one.id === id);
  return el("button", { type: "button", class: "mention", data: { channel: id } }, `#${place?.name ?? id}`);
}

/** A command one can click to start typing it. */
function commandMention(path) {
  return el("button", { type: "button", class: "mention", data: { command: path } }, `/${spokenPath(path)}`);
}

/** A link; one to a message of this table leads there, and a bare address is named instead of spelled out. */
function link(address, children) {
  const place = messageAt(address);
  if (place) {
    const name = children === address ? word("toMessage") : children;
    return el("button", { type: "button", class: "jump", data: place }, name);
  }
  const href = safeUrl(address);
  return href ? el("a", { href, target: "_blank", rel: "noopener noreferrer" }, children) : el("span", {}, children);
}

/** Hidden words, shown at a touch. */
function spoiler(children) {
  const hidden = el("span", {}, children);
  const node = el("span", { class: "spoiler", role: "button", tabindex: 0, "aria-label": word("spoiler") }, hidden);
  const reveal = () => {
    node.classList.add("revealed");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", reveal);
  node.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    reveal();
  });
  return node;
}
