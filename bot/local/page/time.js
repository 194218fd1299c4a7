/** Moments in the reader's language: message times, day lines and Discord's <t:…> stamps. */
import { el } from "./dom.js";
import { spoken, word } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** A Discord timestamp, `<t:1700000000:R>`. */
export function stamp(seconds, style = "f") {
  const moment = new Date(seconds * 1000);
  const text = style === "R" ? relative(moment) : write(moment, style);
  const data = style === "R" ? { relative: String(moment.getTime()) } : {};
  return el("time", { class: "stamp", datetime: iso(moment), title: write(moment, "F"), data }, text);
}

/** The hour a message was written. */
export function clock(timestamp) {
  const moment = new Date(timestamp);
  return el("time", { datetime: iso(moment), title: write(moment, "F") }, write(moment, "t"));
}

/** "Today", "Yesterday" or the date. */
export function dayName(timestamp) {
  const day = new Date(timestamp);
  const ago = Math.round((midnight(new Date()) - midnight(day)) / 86400000);
  if (ago === 0) return word("today");
  return ago === 1 ? word("yesterday") : write(day, "D");
}

/** Whether two timestamps fall on the same day here. */
export function sameDay(one, other) {
  return midnight(new Date(one)) === midnight(new Date(other));
}

/** Keep "in 5 minutes" true while the page stays open. */
export function keepRelativeTimesTrue() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-relative]")) {
      const text = relative(new Date(Number(node.dataset.relative)));
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}

function relative(moment) {
  const seconds = Math.round((moment - Date.now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(spoken(), { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

function write(moment, style) {
  if (Number.isNaN(moment.getTime())) return "";
  return new Intl.DateTimeFormat(spoken() === "fr" ? "fr" : "en-GB", STYLES[style]).format(moment);
}

function iso(moment) {
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}

function midnight(moment) {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
