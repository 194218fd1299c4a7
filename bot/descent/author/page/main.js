/** The author's page: what the draft is now, and again whenever a file of it is saved. */
import { el, fill } from "./dom.js";
import { showEvents } from "./events.js";
import { showMap } from "./map.js";
import { grave, showMistakes } from "./mistakes.js";
import { goTo, showSource } from "./source.js";
import { lacking, showTexts } from "./texts.js";
import { speak, spoken, word } from "./words.js";

const PANES = { map: showMap, mistakes: showMistakes, texts: showTexts, events: showEvents, source: null };
const LANGUAGES = ["fr", "en"];

const place = (id) => document.getElementById(id);
/** What every part of the page may ask and say. */
const desk = {
  sheet: null,
  connected: true,
  tab: "map",
  line: goToLine,
  again: render,
};
let asking = false;
let asked = false;

/** Ask for the draft; news that come meanwhile are asked for afterwards. */
async function refresh() {
  asked = true;
  if (asking) return;
  asking = true;
  try {
    while (asked) {
      asked = false;
      const answer = await fetch("/sheet");
      if (answer.ok) take(await answer.json());
    }
  } catch {
    desk.connected = false;
    renderTop();
  } finally {
    asking = false;
  }
}

/** Show what has come; while games are played only what is about them is drawn anew, so nobody loses their place. */
function take(sheet) {
  const before = desk.sheet;
  desk.sheet = sheet;
  if (before?.revision !== sheet.revision || desk.tab === "events") render();
}

function listen() {
  const line = new EventSource("/live");
  line.onopen = () => {
    desk.connected = true;
    renderTop();
  };
  line.onmessage = () => refresh();
  line.onerror = () => {
    desk.connected = false;
    renderTop();
  };
}

function render() {
  renderTop();
  renderTabs();
  if (!desk.sheet) return;
  document.title = `${desk.sheet.quest ?? desk.sheet.file} · Flambeau`;
  showSource(place("source"), desk);
  const pane = place("pane");
  pane.dataset.tab = desk.tab;
  document.body.dataset.tab = desk.tab;
  PANES[desk.tab]?.(pane, desk);
}

function renderTop() {
  const { sheet } = desk;
  const count = sheet ? grave(sheet) : 0;
  const state = !desk.connected ? word("lost") : !sheet ? word("reading") : count ? word("flaws", { n: count }) : word("sound");
  const kind = !desk.connected || !sheet ? "waiting" : count ? "bad" : "ok";
  fill(
    place("top"),
    el("img", { src: "/static/torch.svg", alt: "", class: "torch" }),
    el("div", { class: "title" }, el("h1", {}, sheet?.quest ?? "Flambeau"), el("p", {}, sheet?.file ?? word("workshop"))),
    el("p", { class: `state ${kind}`, role: "status", data: { testid: "state", revision: sheet?.revision } }, state),
    el("div", { class: "switch", role: "group", "aria-label": word("language") }, LANGUAGES.map(languageButton)),
  );
}

function languageButton(language) {
  const onclick = () => {
    speak(language);
    render();
  };
  const pressed = String(language === spoken());
  return el("button", { type: "button", "aria-pressed": pressed, onclick, data: { testid: `lang-${language}` } }, language.toUpperCase());
}

function renderTabs() {
  const tabs = place("tabs");
  tabs.setAttribute("aria-label", word("tabs"));
  fill(tabs, Object.keys(PANES).map(tabButton));
}

function tabButton(name) {
  const open = name === desk.tab;
  const { sheet } = desk;
  const count = sheet && { mistakes: grave(sheet), texts: lacking(sheet) }[name];
  return el(
    "button",
    {
      type: "button",
      role: "tab",
      class: `tab tab-${name}`,
      "aria-selected": String(open),
      "aria-controls": name === "source" ? "source" : "pane",
      onclick: () => show(name),
      data: { testid: `tab-${name}` },
    },
    word(name),
    count ? el("span", { class: "count" }, String(count)) : null,
  );
}

function show(name) {
  desk.tab = name;
  render();
}

/** Show a line of the file, wherever the file is on this screen. */
function goToLine(line) {
  if (getComputedStyle(place("source")).display === "none") show("source");
  goTo(place("source"), line);
}

speak(spoken());
render();
refresh();
listen();
