/** The file as it is written, with the lines of its mistakes marked. */
import { el, fill } from "./dom.js";

let shown = { source: null, marked: "" };

/** Show the file; what has not changed stays as it is, and where it was scrolled to. */
export function showSource(place, { sheet }) {
  const wrong = new Map();
  const here = sheet.mistakes.filter(({ file }) => file === sheet.file);
  for (const { line, text } of here) wrong.set(line, [...(wrong.get(line) ?? []), text]);
  const marked = JSON.stringify([...wrong]);
  if (shown.source === sheet.source && shown.marked === marked) return;
  shown = { source: sheet.source, marked };
  const top = place.scrollTop;
  fill(place, el("ol", { class: "lines" }, sheet.source.split("\n").map((text, at) => line(text, at + 1, wrong.get(at + 1)))));
  place.scrollTop = top;
}

/** Bring a line into view and mark it as the one that is meant. */
export function goTo(place, number) {
  for (const before of place.querySelectorAll(".meant")) before.classList.remove("meant");
  const found = place.querySelector(`[data-line="${number}"]`);
  if (!found) return;
  found.classList.add("meant");
  found.scrollIntoView({ block: "center", inline: "nearest" });
}

function line(text, number, wrong) {
  return el(
    "li",
    { class: wrong ? "line wrong" : "line", data: { line: number }, title: wrong?.join("\n") },
    el("span", { class: "number" }, String(number)),
    el("code", {}, coloured(text)),
  );
}

const PARTS = /(?<comment>(?:^|\s)#.*$)|(?<key>[\w-]+(?=:(?:\s|$)))|(?<quoted>"[^"]*"|'[^']*')/g;

/** A line of YAML: comments, keys and quoted words apart. */
function coloured(text) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    parts.push(text.slice(end, match.index));
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    parts.push(el("span", { class: kind }, match[0]));
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end) || (parts.length ? "" : " ")];
}
