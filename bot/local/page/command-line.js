/** The line at the bottom: say something, or fill in a slash command piece by piece. */
import { say, slash } from "./api.js";
import { catalogue, exactCommand, localDescription, localName, searchCommands, spokenName } from "./commands.js";
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { OptionChip } from "./option-chip.js";
import { portrait } from "./portrait.js";
import { Suggestions } from "./suggestions.js";
import { toast } from "./toasts.js";
import { colour, me } from "./world.js";
import { word } from "./words.js";

export class CommandLine {
  /** The command being filled in, or null while plain words are typed. */
  command = null;
  #chips = [];
  suggestions = new Suggestions();

  constructor() {
    this.text = el("textarea", {
      rows: 1,
      autocomplete: "off",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": "suggestions",
      "aria-expanded": "false",
      data: { testid: "command-line" },
    });
    this.who = el("span", { class: "acting" });
    this.title = el("button", { type: "button", class: "command-name", onclick: () => this.cancel() });
    this.fields = el("div", { class: "chips" });
    this.note = el("p", { class: "hint", role: "status", data: { testid: "hint" } });
    this.go = el("button", { type: "submit", class: "send", data: { testid: "send" } }, icon("send"));
    const inner = el("div", { class: "command-fields" }, this.title, this.fields, this.text);
    this.form = el(
      "form",
      { class: "command-line", novalidate: true },
      this.suggestions.node,
      el("div", { class: "command-box" }, this.who, inner, this.go),
      this.note,
    );
    this.#listen();
    document.getElementById("bottom").append(this.form);
  }

  /** Draw anew for the current player and language; words stay, a half-filled command is dropped. */
  draw() {
    const words = this.command ? "" : this.text.value;
    const { name, colour: paint } = me();
    this.form.style.setProperty("--paint", colour(paint));
    fill(this.who, portrait(me(), "small"), el("span", {}, name));
    this.who.setAttribute("aria-label", word("actingAs", { name }));
    this.text.setAttribute("aria-label", word("commandLine"));
    this.go.setAttribute("aria-label", word("send"));
    this.title.title = word("cancelCommand");
    this.cancel(false);
    this.text.value = words;
  }

  /** Start a command by its real name, as when a command is clicked in a message. */
  startByPath(path) {
    const command = catalogue().find((one) => one.path === path);
    if (command) this.#start(command);
  }

  /** Back to plain words. */
  cancel(focus = true) {
    this.command = null;
    this.#chips = [];
    fill(this.fields);
    this.title.hidden = true;
    this.text.hidden = false;
    this.text.readOnly = false;
    this.text.value = "";
    this.text.placeholder = word("sayHere");
    this.suggestions.close();
    this.hint("");
    this.#grow();
    if (focus) this.text.focus();
  }

  /** The values filled in so far, by the options' real names. */
  values() {
    return Object.fromEntries(this.#chips.filter((chip) => !chip.empty).map((chip) => [chip.option.name, chip.value]));
  }

  /** A line of help or of complaint under the field. */
  hint(words, wrong = false) {
    this.note.textContent = words;
    this.note.classList.toggle("wrong", wrong);
  }

  /** Go to the next option that must be filled, or to the end when all are. */
  advance() {
    const next = this.#chips.find((chip) => chip.option.required && chip.empty);
    if (next) next.input.focus();
    else this.#ready();
  }

  /** Enter in a field: the next gap, or off it goes. */
  enter() {
    const gaps = this.#chips.filter((chip) => chip.option.required && chip.empty);
    if (gaps.some((chip) => chip.input !== document.activeElement)) this.advance();
    else this.#send();
  }

  /** Backspace in an empty field: remove it if it is optional, else go back, else give up the command. */
  stepBack(chip) {
    const at = this.#chips.indexOf(chip);
    if (!chip.option.required) this.#drop(chip);
    else if (at > 0) this.#chips[at - 1].input.focus();
    else this.cancel();
  }

  #listen() {
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.form.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || !(this.command || this.text.value.startsWith("/"))) return;
      event.preventDefault();
      this.cancel();
    });
    this.text.addEventListener("input", () => this.#typed());
    this.text.addEventListener("keydown", (event) => this.#key(event));
    this.text.addEventListener("focus", () => (this.command ? this.#offerOptions() : this.#typed()));
    this.text.addEventListener("blur", () => this.suggestions.close(this.text));
  }

  #key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      this.#send();
    } else if (event.key === "Backspace" && this.command) {
      event.preventDefault();
      if (this.#chips.length) this.#chips.at(-1).input.focus();
      else this.cancel();
    }
  }

  #typed() {
    this.#grow();
    const typed = this.text.value;
    if (!typed.startsWith("/") || typed.includes("\n")) {
      this.suggestions.close();
      return;
    }
    const whole = typed.endsWith(" ") && exactCommand(typed.slice(1));
    const found = searchCommands(typed.slice(1)).map(proposal);
    if (whole) this.#start(whole);
    else this.suggestions.show(this.text, found, (command) => this.#start(command));
  }

  #start(command) {
    this.cancel(false);
    this.command = command;
    this.title.hidden = false;
    fill(this.title, `/${spokenName(command)}`);
    for (const option of command.options.filter((one) => one.required)) this.#add(option);
    this.text.placeholder = word("pressEnter");
    this.text.readOnly = true;
    this.advance();
  }

  #add(option) {
    const chip = new OptionChip(option, this);
    this.#chips.push(chip);
    this.fields.append(chip.node);
    return chip;
  }

  #drop(chip) {
    this.#chips.splice(this.#chips.indexOf(chip), 1);
    chip.node.remove();
    this.#ready();
  }

  /** Everything needed is there: wait for Enter, and offer what may still be added. */
  #ready() {
    this.hint(localDescription(this.command.nodes.at(-1)));
    this.text.focus();
    this.#offerOptions();
  }

  #offerOptions() {
    const used = new Set(this.#chips.map((chip) => chip.option));
    const rest = this.command.options.filter((option) => !used.has(option));
    const items = rest.map((option) => ({
      label: localName(option),
      description: localDescription(option),
      tags: [word("optional")],
      face: icon("plus"),
      value: option,
    }));
    this.suggestions.show(this.text, items, (option) => this.#add(option).input.focus(), false);
  }

  async #send() {
    if (this.command) await this.#run();
    else await this.#say();
  }

  async #run() {
    for (const chip of this.#chips) {
      const problem = chip.problem();
      chip.node.classList.toggle("wrong", problem !== null);
      if (problem === null) continue;
      chip.input.focus();
      this.hint(problem, true);
      return;
    }
    const { path } = this.command;
    const values = this.values();
    this.cancel();
    await slash(path, values);
  }

  async #say() {
    const content = this.text.value.trim();
    if (!content) return;
    if (content.startsWith("/")) {
      toast(word("unknownCommand", { text: content }), "bad");
      return;
    }
    this.cancel();
    if (!(await say(content)) && !this.text.value) this.text.value = content;
  }

  /** The field grows with what is written, up to a few lines. */
  #grow() {
    this.text.style.height = "auto";
    this.text.style.height = `${Math.min(this.text.scrollHeight, 160)}px`;
  }
}

/** @returns {import("./suggestions.js").Suggestion} */
function proposal(command) {
  return {
    label: `/${spokenName(command)}`,
    description: localDescription(command.nodes.at(-1)),
    tags: command.options.filter((option) => option.required).map(localName),
    value: command,
  };
}
