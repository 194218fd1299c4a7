/** The page's own words, in both languages. What games say comes ready from the server. */

const WORDS = {
  fr: {
    workshop: "L’atelier de l’auteur",
    sound: "Aucune erreur",
    flaws: { one: "{n} erreur", other: "{n} erreurs" },
    reading: "Lecture du brouillon…",
    lost: "Connexion perdue, nouvel essai…",
    language: "Langue de la page",
    tabs: "Parties de l’atelier",
    map: "Carte",
    mistakes: "Erreurs",
    texts: "Textes",
    events: "Événements",
    source: "Fichier",
    forAuthor: "Vue de l’auteur",
    forPlayers: "Vue des joueurs",
    wholeMap: "Toute la carte",
    mapOf: "Carte de {quest}",
    upTo: "Jusqu’à {area}",
    noMap: "Rien à dessiner pour l’instant.",
    zoom: "Agrandir ou réduire",
    staleMap: "Le fichier ne se lit plus en entier : voici la dernière carte saine.",
    stalePlay: "Cette version ne peut pas être jouée : on joue la dernière qui pouvait l’être.",
    staleEvents: "Le fichier ne se lit plus en entier : voici les derniers événements lus.",
    staleTexts: "Le fichier ne se lit plus en entier : voici les derniers textes lus.",
    noMistake: "Rien à redire. La quête tient debout.",
    onLine: "ligne {line}",
    all: "Tous",
    missing: "manque",
    missingTexts: { one: "{n} manquant", other: "{n} manquants" },
    longTexts: { one: "{n} trop long", other: "{n} trop longs" },
    noText: "Aucun texte à montrer.",
    french: "Français",
    english: "Anglais",
    characters: "{n} / {most}",
    rehearse: "Simuler {n} parties",
    rehearsing: "{played} / {games} parties",
    brokenOff: "Interrompu après {played} parties.",
    notPlayable: "Cette version ne peut pas encore être jouée.",
    heroes: "Héros",
    difficulty: "Difficulté",
    normal: "normale",
    hard: "difficile",
    ofEarlier: "Ces parties ont été jouées avant la dernière modification.",
    always: "dans chaque partie",
    sometimes: "parfois",
    never: "jamais",
    unknown: "non compté",
    graph: "Ce qui mène à quoi",
    kindEvent: "événement",
    kindTrigger: "déclencheur",
    kindUse: "usage",
    kindDoor: "porte",
    kindArea: "zone",
    kindBag: "sac",
    kindFoe: "adversaire",
    kindVariable: "variable",
    kindEnding: "fin",
    kindQuest: "quête",
  },
  en: {
    workshop: "The author’s workshop",
    sound: "No mistakes",
    flaws: { one: "{n} mistake", other: "{n} mistakes" },
    reading: "Reading the draft…",
    lost: "Connection lost, trying again…",
    language: "Language of the page",
    tabs: "Parts of the workshop",
    map: "Map",
    mistakes: "Mistakes",
    texts: "Texts",
    events: "Events",
    source: "File",
    forAuthor: "The author’s view",
    forPlayers: "The players’ view",
    wholeMap: "Whole map",
    mapOf: "Map of {quest}",
    upTo: "Up to {area}",
    noMap: "Nothing to draw yet.",
    zoom: "Zoom in or out",
    staleMap: "The file can’t be read as a whole any more: this is the last sound map.",
    stalePlay: "This version can’t be played: games are of the last one that could.",
    staleEvents: "The file can’t be read as a whole any more: these are the events read last.",
    staleTexts: "The file can’t be read as a whole any more: these are the texts read last.",
    noMistake: "Nothing to find fault with. The quest is sound.",
    onLine: "line {line}",
    all: "All",
    missing: "missing",
    missingTexts: { one: "{n} missing", other: "{n} missing" },
    longTexts: { one: "{n} too long", other: "{n} too long" },
    noText: "No text to show.",
    french: "French",
    english: "English",
    characters: "{n} / {most}",
    rehearse: "Simulate {n} games",
    rehearsing: "{played} / {games} games",
    brokenOff: "Broken off after {played} games.",
    notPlayable: "This version can’t be played yet.",
    heroes: "Heroes",
    difficulty: "Difficulty",
    normal: "normal",
    hard: "hard",
    ofEarlier: "These games were played before the last change.",
    always: "in every game",
    sometimes: "sometimes",
    never: "never",
    unknown: "not counted",
    graph: "What leads to what",
    kindEvent: "event",
    kindTrigger: "trigger",
    kindUse: "use",
    kindDoor: "door",
    kindArea: "area",
    kindBag: "bag",
    kindFoe: "foe",
    kindVariable: "variable",
    kindEnding: "ending",
    kindQuest: "quest",
  },
};

const KEPT = "flambeau-author-language";
let language = kept() ?? (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");

/** The language the page speaks: fr or en. */
export function spoken() {
  return language;
}

/** Speak this language from now on, also after the page is opened anew. */
export function speak(wanted) {
  language = wanted;
  document.documentElement.lang = wanted;
  try {
    localStorage.setItem(KEPT, wanted);
  } catch {
    // A browser that keeps nothing asks its user again.
  }
}

/** A sentence of the page; `{n}` also chooses between one and many. */
export function word(key, values = {}) {
  const entry = WORDS[language][key];
  const sentence = typeof entry === "string" ? entry : entry[plural(values.n)];
  return sentence.replace(/\{(\w+)\}/g, (_, name) => String(values[name]));
}

function plural(n) {
  return new Intl.PluralRules(language).select(n) === "one" ? "one" : "other";
}

function kept() {
  try {
    const found = localStorage.getItem(KEPT);
    return found in WORDS ? found : null;
  } catch {
    return null;
  }
}
