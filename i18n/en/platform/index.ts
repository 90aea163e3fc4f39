import type { BaseTranslation } from "../../i18n-types";

const en_platform = {
  label: "Platform status",
  roundTrip: "Round trip to the platform",
  milliseconds: "{value:number|number} ms",
  measuring: "The first measurements are under way.",
  usual: "usual from here: {low:number|number} to {high:number|number} ms",
  slower: "slower than usual from here: {low:number|number} to {high:number|number} ms",
  curve: "{count:number|number} measurement{{s}}, between {low:number|number} and {high:number|number} ms",
  usualRange: "usual range",
  unreachable: "The platform has not answered since {time}.",
  neverReached: "The platform does not answer.",
  partsLabel: "Parts of the platform",
  parts: { api: "Console and interface", storage: "Storage", live: "Live feed" },
  states: { operating: "Operating", slow: "Slow", down: "Down", unknown: "Not known" },
  answered: "answers in {value:number|number} ms",
  answersAtOnce: "answers within 1 ms",
  from: "You are connecting from",
  copyAddress: "Copy the address",
  updated: "Updated {ago}",
} satisfies BaseTranslation;

export default en_platform;
