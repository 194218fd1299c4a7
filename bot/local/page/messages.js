/** The list of messages: keeps their order, the reader's place in it, and the pinned ones. */
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { messageEntry } from "./message.js";
import { invitation } from "./start.js";
import { channel } from "./world.js";
import { word } from "./words.js";

/** Closer to the end than this counts as reading along. */
const NEAR = 80;
/** A picture on a panel gets as much height as the words and controls leave, but never less than this. */
const LEAST = 160;
/** Pictures beside it get this, and down to half of it where there is little room. */
const ASIDE = 120;
/** What stays free above and below a panel. */
const AROUND = 28;

export class Messages {
  #list = document.getElementById("messages");
  #entries = document.getElementById("entries");
  #pill = document.getElementById("newer");
  #messages = [];
  #following = true;
  #unseen = 0;
  #top = 0;
  #dismissed = new Set(JSON.parse(sessionStorage.getItem("dismissed") ?? "[]"));

  constructor() {
    this.#list.addEventListener("scroll", () => this.#scrolled());
    this.#pill.addEventListener("click", () => this.toEnd());
    // Pictures arrive late and the keyboard of a phone opens: stay at the end if the reader was there.
    const watch = new ResizeObserver(() => this.#following && this.#jump());
    watch.observe(this.#list);
    new ResizeObserver(() => this.#fitAll()).observe(this.#list);
    watch.observe(this.#entries);
    // How high a picture is shows only once it is there; that it is does not bubble.
    this.#entries.addEventListener("load", ({ target }) => this.#fit(target.closest("#entries > li")), true);
  }

  /** Show these messages, from the end. */
  load(messages) {
    this.#messages = messages.filter((one) => !this.#dismissed.has(one.id)).sort(byAge);
    this.#following = true;
    this.redraw();
  }

  /** Draw everything anew, for instance in another language. */
  redraw() {
    this.#list.setAttribute("aria-label", word("messages", { name: channel().name }));
    fill(this.#entries, this.#messages.length ? this.#messages.map((one, at) => this.#entry(one, at)) : invitation());
    this.#fitAll();
    this.#unseen = 0;
    this.#showPill();
    if (this.#following) this.#jump();
  }

  /** The bot has learned something: what an empty channel invites to may be possible now. */
  inviteAgain() {
    if (this.#messages.length === 0) this.redraw();
  }

  /** A message is new or has changed. */
  put(message) {
    if (this.#dismissed.has(message.id)) return;
    const at = this.#messages.findIndex((one) => one.id === message.id);
    // Only whoever asked for something is answered privately: they want to see it, wherever they pressed.
    if (at < 0 && message.ephemeral) this.#following = true;
    if (at >= 0) this.#change(message, at);
    else this.#add(message);
    if (this.#following) this.#jump();
  }

  /** A message is gone. */
  remove(id) {
    const at = this.#messages.findIndex((one) => one.id === id);
    if (at < 0) return;
    this.#messages.splice(at, 1);
    this.#node(id)?.remove();
    if (this.#messages.length === 0) this.redraw();
    else if (at < this.#messages.length) this.#change(this.#messages[at], at);
  }

  /** The pinned messages of this channel, newest first. */
  get pinned() {
    return this.#messages.filter((one) => one.pinned).reverse();
  }

  /** Bring a message into view and let it glow for a moment. */
  reveal(id) {
    const node = this.#node(id);
    if (!node) return;
    this.#following = false;
    node.scrollIntoView({ block: "center" });
    node.classList.add("glow");
    node.addEventListener("animationend", () => node.classList.remove("glow"), { once: true });
  }

  /** Go to the newest message and follow along again. */
  toEnd() {
    this.#following = true;
    this.#jump();
  }

  #add(message) {
    if (this.#messages.length === 0) fill(this.#entries);
    const next = this.#messages.findIndex((one) => byAge(message, one) < 0);
    const at = next < 0 ? this.#messages.length : next;
    this.#messages.splice(at, 0, message);
    const entry = this.#entry(message, at);
    entry.classList.add("fresh");
    this.#entries.insertBefore(entry, this.#entries.children[at] ?? null);
    this.#fit(entry);
    if (at + 1 < this.#messages.length) this.#change(this.#messages[at + 1], at + 1);
    if (!this.#following) this.#unseen += 1;
    this.#showPill();
  }

  /** Redraw one entry in place; the control that had the focus keeps it. */
  #change(message, at) {
    this.#messages[at] = message;
    const old = this.#node(message.id);
    const focused = old.contains(document.activeElement) ? document.activeElement.dataset.customId : null;
    const entry = this.#entry(message, at);
    old.replaceWith(entry);
    this.#fit(entry);
    if (focused) entry.querySelector(`[data-custom-id="${CSS.escape(focused)}"]`)?.focus();
  }

  #entry(message, at) {
    const answered = message.reference && this.#messages.find((one) => one.id === message.reference);
    return messageEntry(message, this.#messages[at - 1], answered, () => this.#dismiss(message.id));
  }

  #dismiss(id) {
    this.#dismissed.add(id);
    sessionStorage.setItem("dismissed", JSON.stringify([...this.#dismissed]));
    this.remove(id);
  }

  #node(id) {
    return [...this.#entries.children].find((node) => node.dataset.messageId === id);
  }

  #fitAll() {
    for (const entry of this.#entries.children) this.#fit(entry);
  }

  /** Let a panel fit the screen: how high its pictures may be, so that they are seen together with all controls. */
  #fit(entry) {
    const pictures = entry.querySelector(".panel-pictures");
    if (!pictures) return;
    const panel = pictures.parentElement;
    const left = () => {
      const around = entry.querySelector(".message").offsetHeight + AROUND - pictures.offsetHeight;
      return Math.floor(this.#list.clientHeight - around);
    };
    const aside = (height) => panel.style.setProperty("--aside", `${height}px`);
    aside(ASIDE / 2);
    aside(Math.min(ASIDE, ASIDE / 2 + Math.max(0, left() - LEAST)));
    panel.style.setProperty("--most", `${Math.max(LEAST, left())}px`);
  }

  #jump() {
    // An open menu closes when the page moves under it, so it is left in peace.
    if (document.querySelector(".menu:popover-open")) return;
    this.#list.scrollTop = this.#list.scrollHeight;
    this.#unseen = 0;
    this.#showPill();
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.#list;
    const near = scrollHeight - scrollTop - clientHeight < NEAR;
    // A list that grew below the reader is no reason to stop following; only moving up is.
    if (near) this.#following = true;
    else if (scrollTop < this.#top) this.#following = false;
    this.#top = scrollTop;
    if (this.#following) this.#unseen = 0;
    this.#showPill();
  }

  /** A small arrow while the reader is up in the list; a pill with words when there is news below. */
  #showPill() {
    this.#pill.hidden = this.#following;
    const news = this.#unseen > 0;
    const words = news ? word("newMessages", { n: this.#unseen }) : word("toBottom");
    this.#pill.classList.toggle("news", news);
    this.#pill.setAttribute("aria-label", words);
    fill(this.#pill, icon("down"), news && words);
  }
}

/** Ids are Discord snowflakes: the longer, then the greater, is the younger. */
function byAge(one, other) {
  return one.id.length - other.id.length || (one.id < other.id ? -1 : Number(one.id > other.id));
}
