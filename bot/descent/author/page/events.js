/** The events of the draft: what leads to what, and how often it came in simulated games. */
import { el, fill } from "./dom.js";
import { drawGraph } from "./graph.js";
import { spoken, word } from "./words.js";

const GAMES = 20;
const PARTIES = [2, 3, 4];
const wished = { heroes: 4, difficulty: "normal" };

export function showEvents(pane, desk) {
  const { sheet } = desk;
  const before = pane.querySelector(".graph");
  const scrolled = before ? [before.scrollLeft, before.scrollTop] : [0, 0];
  const graph = el("div", { class: "graph", tabindex: "0", role: "group", "aria-label": word("graph"), data: { testid: "graph" } });
  fill(
    pane,
    rehearsalBar(desk),
    sheet.stale.includes("play") && el("p", { class: "note" }, word("stalePlay")),
    sheet.stale.includes("events") && el("p", { class: "note" }, word("staleEvents")),
    legend(),
    graph,
    findings(sheet.rehearsal),
  );
  drawGraph(graph, sheet, desk);
  [graph.scrollLeft, graph.scrollTop] = scrolled;
}

function rehearsalBar(desk) {
  const { rehearsal, playable, revision } = desk.sheet;
  const running = rehearsal && !rehearsal.over;
  return el(
    "div",
    { class: "tools rehearsal" },
    picker("heroes", PARTIES.map((number) => [number, String(number)])),
    picker("difficulty", [["normal", word("normal")], ["hard", word("hard")]]),
    el("button", { type: "button", class: "go", disabled: !playable, onclick: rehearse, data: { testid: "rehearse" } }, word("rehearse", { n: GAMES })),
    rehearsal && el("progress", { max: rehearsal.games, value: rehearsal.played }),
    el("span", { class: "told", role: "status", data: { testid: "rehearsal", over: String(Boolean(rehearsal?.over)) } }, told(rehearsal, running, playable)),
    rehearsal && rehearsal.revision !== revision && el("span", { class: "note" }, word("ofEarlier")),
  );
}

function told(rehearsal, running, playable) {
  if (!rehearsal) return playable ? "" : word("notPlayable");
  const { played, games } = rehearsal;
  return !running && played < games ? word("brokenOff", { played }) : word("rehearsing", { played, games });
}

function picker(name, options) {
  const onchange = (event) => {
    wished[name] = event.target.value;
  };
  return el(
    "label",
    {},
    word(name),
    el("select", { onchange }, options.map(([value, told]) => el("option", { value, selected: String(value) === String(wished[name]) }, told))),
  );
}

function rehearse() {
  const body = JSON.stringify({ games: GAMES, heroes: Number(wished.heroes), difficulty: wished.difficulty });
  fetch("/rehearse", { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

function legend() {
  const signs = ["always", "sometimes", "never", "unknown"];
  return el("ul", { class: "legend" }, signs.map((sign) => el("li", { class: `came-${sign}` }, word(sign))));
}

/** The tables of `flambeau simulate`. */
function findings(rehearsal) {
  const found = rehearsal?.found?.[spoken()];
  if (!found) return null;
  return el(
    "div",
    { class: "findings", data: { testid: "findings" } },
    el("dl", { class: "numbers" }, Object.entries(found.rows).map(([name, value]) => el("div", {}, el("dt", {}, name), el("dd", {}, value)))),
    found.remarks.map((remark) => el("p", { class: "note" }, remark)),
    found.sections.map(table),
  );
}

function table({ id, title, columns, rows }) {
  return el(
    "section",
    { class: "finding", data: { testid: `finding-${id}` } },
    el("h2", {}, title),
    el(
      "div",
      { class: "wide" },
      el(
        "table",
        {},
        el("thead", {}, el("tr", {}, columns.map((name) => el("th", { scope: "col" }, name)))),
        el("tbody", {}, rows.map((row) => el("tr", {}, row.map((cell) => el("td", { class: /^\d/.test(cell) ? "number" : null }, cell))))),
      ),
    ),
  );
}
