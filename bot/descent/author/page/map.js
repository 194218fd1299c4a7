/** The map: as its author sees it, with everything by name and mistakes in their place; and as players come to see it. */
import { el, fill } from "./dom.js";
import { spoken, word } from "./words.js";

const chosen = { kind: "author", area: "", zoomed: false };
let picture = null;

export function showMap(pane, desk) {
  const { sheet } = desk;
  if (chosen.area && !sheet.areas.includes(chosen.area)) chosen.area = "";
  if (chosen.kind === "players" && !chosen.area) chosen.area = sheet.areas[0] ?? "";
  const stage = el("div", { class: chosen.zoomed ? "stage zoomed" : "stage", data: { testid: "stage" } });
  fill(
    pane,
    el(
      "div",
      { class: "tools" },
      el("div", { class: "choices", role: "group" }, ["author", "players"].map((kind) => kindButton(kind, desk))),
      el("div", { class: "choices areas", role: "group" }, areas(sheet).map((area) => areaButton(area, desk))),
    ),
    sheet.stale.includes(chosen.kind === "author" ? "map" : "play") && el("p", { class: "note" }, word("staleMap")),
    stage,
  );
  draw(stage, desk);
}

function areas(sheet) {
  return chosen.kind === "author" ? ["", ...sheet.areas] : sheet.areas;
}

function kindButton(kind, desk) {
  const onclick = () => {
    Object.assign(chosen, { kind, area: "" });
    desk.again();
  };
  const name = word(kind === "author" ? "forAuthor" : "forPlayers");
  return el("button", { type: "button", "aria-pressed": String(kind === chosen.kind), onclick, data: { testid: `view-${kind}` } }, name);
}

function areaButton(area, desk) {
  const onclick = () => {
    chosen.area = area;
    desk.again();
  };
  const name = !area ? word("wholeMap") : chosen.kind === "author" ? area : word("upTo", { area });
  return el("button", { type: "button", "aria-pressed": String(area === chosen.area), onclick, data: { testid: `area-${area || "all"}` } }, name);
}

/** The picture of before stays until the new one is there, so that nothing flickers while one writes. */
function draw(stage, desk) {
  const { sheet } = desk;
  const asked = new URLSearchParams({ area: chosen.area, lang: spoken(), v: sheet.revision });
  const url = `/map/${chosen.kind}.png?${asked}`;
  if (picture?.url === url) {
    place(stage, picture.image, desk);
    return;
  }
  if (picture?.image.isConnected === false && picture.kind === chosen.kind && picture.area === chosen.area) {
    fill(stage, el("div", { class: "sheet" }, picture.image));
  }
  const image = el("img", { alt: word("mapOf", { quest: sheet.quest ?? sheet.file }), data: { testid: "map", revision: sheet.revision } });
  image.addEventListener("load", () => {
    if (!stage.isConnected) return;
    picture = { url, image, kind: chosen.kind, area: chosen.area };
    place(stage, image, desk);
  });
  image.addEventListener("error", () => {
    picture = null;
    fill(stage, el("p", { class: "calm", data: { testid: "no-map" } }, word("noMap")));
  });
  image.src = url;
}

function place(stage, image, desk) {
  const onclick = () => {
    chosen.zoomed = !chosen.zoomed;
    stage.classList.toggle("zoomed", chosen.zoomed);
  };
  const spots = chosen.kind === "author" ? marks(desk) : [];
  fill(stage, el("div", { class: "sheet" }, el("button", { type: "button", class: "picture", title: word("zoom"), onclick }, image), spots));
}

/** A sign on each square that a mistake is about. */
function marks(desk) {
  const { mistakes, marks: places } = desk.sheet;
  const spots = places[chosen.area] ?? {};
  return mistakes.flatMap((mistake) =>
    mistake.squares
      .filter((square) => square in spots)
      .map((square) => {
        const [x, y] = spots[square];
        return el(
          "button",
          {
            type: "button",
            class: mistake.grave ? "mark" : "mark doubt",
            style: { left: `${100 * x}%`, top: `${100 * y}%` },
            title: `${square} — ${mistake.text}`,
            "aria-label": `${square} — ${mistake.text}`,
            onclick: () => desk.line(mistake.line),
            data: { testid: "mark", square },
          },
          "!",
        );
      }),
  );
}
