/** A picture over the whole screen: zoom with wheel, pinch, keys or double click; drag to move. */
import { el, fill } from "./dom.js";
import { icon } from "./icons.js";
import { word } from "./words.js";

const CLOSEST = 8;
const STEP = 1.3;

class Viewer {
  #scale = 1;
  #x = 0;
  #y = 0;
  #fingers = new Map();
  #moved = false;

  constructor() {
    this.image = el("img", { draggable: "false" });
    this.stage = el("div", { class: "viewer-stage" }, this.image);
    this.tools = el("div", { class: "viewer-tools" });
    this.caption = el("p", { class: "viewer-caption" });
    this.dialog = el("dialog", { class: "viewer", data: { testid: "viewer" } }, this.stage, this.caption, this.tools);
    this.dialog.addEventListener("keydown", (event) => this.#key(event));
    this.#watchPointers();
    document.body.append(this.dialog);
  }

  show(url, alt) {
    this.image.src = url;
    this.image.alt = alt;
    this.caption.textContent = alt;
    this.caption.hidden = !alt;
    this.dialog.setAttribute("aria-label", alt || word("picture"));
    const original = word("openOriginal");
    fill(
      this.tools,
      this.#tool("plus", word("zoomIn"), () => this.#zoom(STEP)),
      this.#tool("minus", word("zoomOut"), () => this.#zoom(1 / STEP)),
      this.#tool("fit", word("fit"), () => this.#fit()),
      el("a", { href: url, target: "_blank", rel: "noopener", "aria-label": original, title: original }, icon("open")),
      this.#tool("close", word("close"), () => this.dialog.close()),
    );
    this.#fit();
    this.dialog.showModal();
    this.tools.lastElementChild.focus();
  }

  #tool(name, label, onclick) {
    return el("button", { type: "button", "aria-label": label, title: label, onclick }, icon(name));
  }

  #watchPointers() {
    const { stage } = this;
    stage.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.#zoom(Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
    });
    stage.addEventListener("dblclick", (event) => {
      if (this.#scale > 1.05) this.#fit();
      else this.#zoom(2.5, event.clientX, event.clientY);
    });
    stage.addEventListener("pointerdown", (event) => {
      stage.setPointerCapture(event.pointerId);
      this.#fingers.set(event.pointerId, event);
      this.#moved = this.#fingers.size > 1;
    });
    stage.addEventListener("pointermove", (event) => this.#drag(event));
    for (const end of ["pointerup", "pointercancel"]) {
      stage.addEventListener(end, (event) => this.#fingers.delete(event.pointerId));
    }
    // The picture itself lets clicks through to the stage, so its box tells what was touched.
    stage.addEventListener("click", (event) => {
      if (!this.#moved && !inside(event, this.image.getBoundingClientRect())) this.dialog.close();
    });
  }

  #drag(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const other = [...this.#fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    this.#fingers.set(event.pointerId, event);
    if (Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY) > 1) this.#moved = true;
    if (other) {
      this.#zoom(distance(event, other) / Math.max(1, distance(before, other)), other.clientX, other.clientY);
    } else {
      this.#x += event.clientX - before.clientX;
      this.#y += event.clientY - before.clientY;
      this.#place();
    }
  }

  /** Grow or shrink around a point of the screen, which stays where it is. */
  #zoom(factor, x = innerWidth / 2, y = innerHeight / 2) {
    const scale = Math.min(CLOSEST, Math.max(1, this.#scale * factor));
    const ratio = scale / this.#scale;
    const [left, top] = [x - innerWidth / 2, y - innerHeight / 2];
    this.#x = left - (left - this.#x) * ratio;
    this.#y = top - (top - this.#y) * ratio;
    this.#scale = scale;
    if (scale === 1) this.#x = this.#y = 0;
    this.#place();
  }

  #fit() {
    this.#scale = 1;
    this.#x = this.#y = 0;
    this.#place();
  }

  #place() {
    this.image.style.transform = `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  #key(event) {
    const pan = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] }[event.key];
    if (event.key === "+" || event.key === "=") this.#zoom(STEP);
    else if (event.key === "-") this.#zoom(1 / STEP);
    else if (event.key === "0") this.#fit();
    else if (pan) {
      this.#x += pan[0];
      this.#y += pan[1];
      this.#place();
    }
  }
}

let viewer = null;

/** Show a picture full screen. */
export function view(url, alt = "") {
  viewer ??= new Viewer();
  viewer.show(url, alt);
}

function distance(one, other) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function inside({ clientX: x, clientY: y }, box) {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
