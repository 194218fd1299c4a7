/** The test bench: what authors look at and change in the campaign of this channel. There only where one was set up. */
import { atBench, fetchBench } from "./api.js";
import { el, fill, freshId } from "./dom.js";
import { icon } from "./icons.js";
import { world } from "./world.js";
import { word } from "./words.js";

/** Milliseconds without another message after which the bench is looked at anew. */
const CALM = 150;

export class Bench {
  #panel = el("aside", { class: "bench", hidden: true, data: { testid: "bench" } });
  #shown = { there: false, shelves: [], points: [] };
  /** Shelves that are folded together; the others lie open. */
  #folded = new Set(JSON.parse(sessionStorage.getItem("bench-folded") ?? "[]"));
  #asking = 0;

  /** @param {{changed: Function, channel: Function}} deeds what the page does when the bench is there, or leads elsewhere */
  constructor(deeds) {
    this.deeds = deeds;
    document.querySelector("main").after(this.#panel);
  }

  /** Whether whoever hosts the table has set one up. */
  get there() {
    return this.#shown.there;
  }

  get open() {
    return !this.#panel.hidden;
  }

  toggle() {
    this.#panel.hidden = !this.#panel.hidden;
    document.body.classList.toggle("benched", this.open);
    if (this.open) this.look();
    this.deeds.changed();
  }

  /** Something happened: look again, once it is calm. */
  soon() {
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => this.open && this.look(), CALM);
  }

  async look() {
    const asked = world.channelId;
    const found = await fetchBench().catch(() => null);
    if (!found || asked !== world.channelId) return;
    const before = this.there;
    this.#shown = found;
    if (this.open) this.#draw();
    if (before !== this.there) this.deeds.changed();
  }

  #draw() {
    const top = this.#panel.scrollTop;
    this.#panel.setAttribute("aria-label", word("bench"));
    const close = el("button", { type: "button", class: "tool", "aria-label": word("close"), onclick: () => this.toggle() }, icon("close"));
    const { shelves, campaign } = this.#shown;
    fill(
      this.#panel,
      el("header", {}, el("h2", {}, word("bench")), close),
      shelves.length ? null : el("p", { class: "bench-empty" }, word("benchEmpty")),
      shelves.map((shelf) => this.#shelf(shelf.id, shelf.title, shelf.rows.map((row) => this.#row(row)))),
      this.#shelf("points", word("benchPoints"), this.#points(campaign)),
    );
    this.#panel.scrollTop = top;
  }

  #shelf(id, title, rows) {
    const details = el("details", { class: "shelf", open: !this.#folded.has(id), data: { testid: `shelf-${id}` } });
    details.append(el("summary", {}, title), el("ul", {}, rows));
    details.addEventListener("toggle", () => {
      if (details.open) this.#folded.delete(id);
      else this.#folded.add(id);
      sessionStorage.setItem("bench-folded", JSON.stringify([...this.#folded]));
    });
    return details;
  }

  #row({ id, name, state, handles }) {
    return el(
      "li",
      { data: { testid: `row-${id}` } },
      el("span", { class: "row-name" }, name),
      state ? el("span", { class: "row-state" }, state) : null,
      el("span", { class: "row-handles" }, handles.map((handle) => this.#handle(handle))),
    );
  }

  /** A button, with what has to be filled in before it. */
  #handle({ label, deed, entries }) {
    const fields = entries.map((entry) => [entry.id, entryField(entry)]);
    const values = () => fields.map(([id, field]) => [id, field.type === "number" ? Number(field.value) : field.value]);
    const go = (event) => {
      event.preventDefault();
      this.#do({ do: "tinker", deed: { ...deed, ...Object.fromEntries(values()) } });
    };
    const button = el("button", { type: "submit" }, label);
    return el("form", { class: "handle", onsubmit: go }, fields.map(([, field]) => field), button);
  }

  #points(campaign) {
    const save = el("button", { type: "button", data: { testid: "point-save" }, onclick: () => this.#do({ do: "save" }) }, word("benchSave"));
    const rows = this.#shown.points.map(({ id, name }) => {
      const button = (act, told) =>
        el("button", { type: "button", data: { testid: `point-${act}` }, onclick: () => this.#do({ do: act, point: id }) }, word(told));
      const handles = [button("restore", "benchRestore"), button("fork", "benchFork"), button("forget", "benchForget")];
      return el("li", {}, el("span", { class: "row-name" }, name), el("span", { class: "row-handles" }, handles));
    });
    return [campaign ? el("li", {}, el("span", { class: "row-handles" }, save)) : null, ...rows];
  }

  async #do(wanted) {
    const answer = await atBench(wanted);
    if (!answer.ok) return;
    if (answer.channel) await this.deeds.channel(answer.channel);
    await this.look();
  }
}

function entryField({ id, label, kind, value, choices }) {
  if (kind === "number") {
    return el("input", { type: "number", name: id, value, "aria-label": label, step: 1, required: true });
  }
  const options = choices.map(([choice, called]) => el("option", { value: choice }, called));
  return el("select", { id: freshId("entry"), name: id, "aria-label": label }, options);
}
