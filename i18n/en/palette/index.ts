import type { BaseTranslation } from "../../i18n-types";

const en_palette = {
  groups: { recent: "Recent", pages: "Pages", views: "Saved views", actions: "Actions" },
  actions: {
    review: "Review recordings",
    theme: "Theme: {theme}",
    density: "Density: {density}",
    language: "Language: {language}",
  },
  openReplay: "Rewind, or open a replay file or diagnostic recording",
  waiting: "Waiting",
  inCall: "In call",
  move: "move",
  open: "open",
  newTab: "new tab",
  count: "{count:number|number} result{{s}}",
  searching: "Searching…",
  noResults: "No results for “{typed}”",
} satisfies BaseTranslation;

export default en_palette;
