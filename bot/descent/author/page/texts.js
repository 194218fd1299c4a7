/** The texts of the draft in both languages, side by side. */
import { el, fill } from "./dom.js";
import { word } from "./words.js";

let filter = "all";

const isMissing = (row) => Object.values(row.said).some((said) => !said);
const isLong = (row) => Object.values(row.said).some((said) => said && said.length > row.longest);
const FILTERS = { all: () => true, missing: isMissing, long: isLong };

/** How many texts are missing or too long. */
export function lacking(sheet) {
  return sheet.texts.filter((row) => isMissing(row) || isLong(row)).length;
}

export function showTexts(pane, desk) {
  const { sheet } = desk;
  const counts = { missing: sheet.texts.filter(isMissing).length, long: sheet.texts.filter(isLong).length };
  if (filter !== "all" && !counts[filter]) filter = "all";
  const rows = sheet.texts.filter(FILTERS[filter]);
  fill(
    pane,
    el(
      "div",
      { class: "choices", role: "group" },
      choice("all", word("all"), desk),
      counts.missing ? choice("missing", word("missingTexts", { n: counts.missing }), desk) : null,
      counts.long ? choice("long", word("longTexts", { n: counts.long }), desk) : null,
    ),
    sheet.stale.includes("texts") && el("p", { class: "note" }, word("staleTexts")),
    rows.length
      ? el("div", { class: "texts" }, heading(sheet), rows.map((row) => textRow(row, sheet, desk)))
      : el("p", { class: "calm" }, word("noText")),
  );
}

function choice(name, told, desk) {
  const onclick = () => {
    filter = name;
    desk.again();
  };
  return el("button", { type: "button", "aria-pressed": String(name === filter), onclick, data: { testid: `texts-${name}` } }, told);
}

function heading({ languages }) {
  const names = { fr: word("french"), en: word("english") };
  return el("div", { class: "text head" }, el("span", {}), languages.map((language) => el("span", { class: "tongue" }, names[language])));
}

function textRow(row, { languages }, desk) {
  return el(
    "div",
    { class: "text", data: { testid: "text", key: row.key } },
    el(
      "button",
      { type: "button", class: "key", onclick: () => desk.line(row.line) },
      row.key,
      el("small", {}, word("onLine", { line: row.line })),
    ),
    languages.map((language) => cell(row.said[language], row, language)),
  );
}

function cell(said, row, language) {
  if (!said) return el("div", { class: "said missing", lang: language }, `${language.toUpperCase()} — ${word("missing")}`);
  const long = said.length > row.longest;
  return el(
    "div",
    { class: long ? "said long" : "said", lang: language },
    el("p", {}, said.text),
    el("small", {}, [long ? word("characters", { n: said.length, most: row.longest }) : null, said.place].filter(Boolean).join(" · ")),
  );
}
