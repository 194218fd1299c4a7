/** What is wrong with the draft, each mistake with its line. */
import { el, fill } from "./dom.js";
import { word } from "./words.js";

/** How many mistakes keep the draft from being played. */
export function grave({ mistakes }) {
  return mistakes.filter((one) => one.grave).length;
}

export function showMistakes(pane, desk) {
  const { mistakes } = desk.sheet;
  fill(
    pane,
    grave(desk.sheet) ? null : el("p", { class: "calm", data: { testid: "no-mistake" } }, word("noMistake")),
    el("ol", { class: "mistakes" }, mistakes.map((one) => el("li", {}, mistake(one, desk)))),
  );
}

/** One of the quest's file leads there; one of a text names the file of the text. */
function mistake({ file, line, entry, text, grave: isGrave }, desk) {
  const here = file === desk.sheet.file;
  return el(
    "button",
    {
      type: "button",
      class: isGrave ? "mistake" : "mistake doubt",
      onclick: here ? () => desk.line(line) : null,
      data: { testid: isGrave ? "mistake" : "doubt" },
    },
    el("span", { class: "where" }, here ? word("onLine", { line }) : `${file}:${line}`, el("b", {}, entry)),
    el("span", { class: "what" }, text),
  );
}
