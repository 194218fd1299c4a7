/** The bar at the top: the torch, where we are, who we are, which language we speak. */
import { el, fill } from "./dom.js";
import { gist } from "./gist.js";
import { icon, torch } from "./icons.js";
import { portrait } from "./portrait.js";
import { Select } from "./selects.js";
import { colour, isAwaited, me, world } from "./world.js";
import { spoken, word } from "./words.js";

const LOCALES = { fr: "fr", en: "en-US" };
const LANGUAGE_NAMES = { fr: "Français", en: "English" };

export class Header {
  #bar = document.getElementById("top");
  #connected = true;

  /**
   * @param {{player: Function, channel: Function, locale: Function, pinned: () => object[], reveal: Function, bench: object}}
   *        deeds what the page does when something is chosen here
   */
  constructor(deeds) {
    this.deeds = deeds;
    /** Channels where something was said while we looked elsewhere. */
    this.news = new Set();
  }

  /** Draw the bar anew; the button that had the focus keeps it. */
  draw() {
    const focused = this.#bar.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
    fill(
      this.#bar,
      this.#brand(),
      this.#channels(),
      el("div", { class: "top-tools" }, this.#bench(), this.#pins(), this.#languages()),
      this.#players(),
    );
    if (focused) this.#bar.querySelector(`[data-testid="${CSS.escape(focused)}"]`)?.focus();
  }

  /** The line to the server opened or dropped. */
  connected(yes) {
    this.#connected = yes;
    this.draw();
  }

  #brand() {
    const lit = this.#connected && world.online;
    const state = this.#connected ? word(lit ? "online" : "offline") : word("reconnecting");
    const name = el("span", { class: "brand-name" }, "Flambeau");
    const status = el("span", { class: "brand-state", role: "status", data: { testid: "bot-state" } }, state);
    return el("div", { class: `brand${lit ? " lit" : ""}`, title: state }, torch(), el("div", {}, name, status));
  }

  #channels() {
    const items = world.channels.map(({ id, name, type }) => ({
      value: id,
      label: name,
      description: this.news.has(id) ? "●" : undefined,
      face: icon(type >= 10 ? "thread" : "hash"),
      default: id === world.channelId,
    }));
    const commit = ([id]) => this.deeds.channel(id);
    const select = new Select({ items, label: word("channel"), testid: "channel", commit });
    select.node.classList.add("channel-switch");
    select.node.classList.toggle("news", this.news.size > 0);
    return select.node;
  }

  #bench() {
    const { bench } = this.deeds;
    if (!bench.there) return null;
    const props = { "aria-label": word("bench"), title: word("bench"), "aria-pressed": String(bench.open) };
    const open = { type: "button", class: "tool", data: { testid: "bench-open" }, onclick: () => bench.toggle() };
    return el("button", { ...open, ...props }, icon("bench"));
  }

  #pins() {
    const panel = el("div", { class: "pins", popover: "auto", role: "dialog", "aria-label": word("pins") });
    const label = { "aria-label": word("pins"), title: word("pins") };
    const open = el("button", { type: "button", class: "tool", data: { testid: "pins" }, ...label }, icon("pin"));
    open.popoverTargetElement = panel;
    panel.addEventListener("beforetoggle", () => this.#fillPins(panel));
    return [open, panel];
  }

  #fillPins(panel) {
    const entries = this.deeds.pinned().map((message) => {
      const go = () => {
        panel.hidePopover();
        this.deeds.reveal(message.id);
      };
      const props = { type: "button", class: "pin-entry", onclick: go };
      return el("button", props, portrait(message.author, "small"), el("span", {}, gist(message)));
    });
    fill(panel, el("h2", {}, word("pins")), entries.length ? entries : el("p", {}, word("noPins")));
  }

  #languages() {
    const choices = Object.keys(LOCALES).map((language) => {
      const now = String(spoken() === language);
      const props = { type: "button", lang: language, "aria-pressed": now, title: LANGUAGE_NAMES[language] };
      return el(
        "button",
        { ...props, data: { testid: `lang-${language}` }, onclick: () => this.deeds.locale(LOCALES[language]) },
        language.toUpperCase(),
      );
    });
    const label = word("language", { name: me().name });
    return el("div", { class: "languages", role: "group", "aria-label": label }, choices);
  }

  #players() {
    const seats = world.players.map((player) => {
      const mine = player.id === world.playerId;
      const awaited = isAwaited(player.id);
      const role = word(mine ? "actingAs" : "actAs", { name: player.name });
      const label = awaited ? `${role} · ${word("isAwaited", { name: player.name })}` : role;
      return el(
        "button",
        {
          type: "button",
          class: `player${awaited ? " awaited" : ""}`,
          style: { "--paint": colour(player.colour) },
          data: { testid: `player-${player.name}` },
          "aria-pressed": String(mine),
          "aria-label": label,
          title: label,
          onclick: () => this.deeds.player(player.id),
        },
        portrait(player, "small"),
        el("span", {}, player.name),
      );
    });
    return el("div", { class: "players", role: "group", "aria-label": word("players") }, seats);
  }
}
