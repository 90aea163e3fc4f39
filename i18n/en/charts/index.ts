import type { BaseTranslation } from "../../i18n-types";

const en_charts = {
  viewTable: "View as table",
  viewChart: "View as chart",
  more: "Copy or zoom",
  copyPng: "Copy as PNG",
  copyCsv: "Copy as CSV",
  copyLink: "Copy link",
  copied: "Copied",
  copyFailed: "The browser blocked copying",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomAll: "Show all",
  keys: "Move between points with the arrow keys, Home and End.",
  noValue: "No value",
  empty: "The selected period does not contain data.",
  rows: "Show more rows ({shown:number|number} of {total:number|number})",
  most: "most {value:string} at {place:string}",
  was: "{place:string}, was {value:string}",
  at: "{value:string} at {place:string}",
  lowest: "lowest: {value:string} ({place:string})",
  highest: "Highest value: {value:string} ({place:string})",
  highestOf: "Highest value: {value:string} ({place:string}, {series:string})",
  highestTotal: "Highest total: {value:string} ({place:string})",
  latest: "latest {value:string}",
  compared: "was {value:string} ({series:string})",
  onTarget: "{met:number|number} of {count:number|number} on target ({target:string})",
  sentence: "{parts:string}.",
  bin: "{from:string}–{until:string}",
  orMore: "{from:string} or more",
} satisfies BaseTranslation;

export default en_charts;
