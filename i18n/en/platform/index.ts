import type { BaseTranslation } from "../../i18n-types";

const en_platform = {
  label: "Platform status",
  roundTrip: "Response time from here",
  milliseconds: "{value:number|number} ms",
  measuring: "Measuring…",
  usual: "usually {low:number|number} to {high:number|number} ms",
  slower: "slower than the usual {low:number|number} to {high:number|number} ms",
  curve: "{count:number|number} measurement{{s}}, between {low:number|number} and {high:number|number} ms",
  usualRange: "usual range",
  unreachable: "The platform has not responded since {time}.",
  neverReached: "The platform does not respond.",
  partsLabel: "Platform components",
  parts: { api: "Console and API", storage: "Storage", live: "Live feed" },
  states: { operating: "Operating", slow: "Slow", down: "Down", unknown: "Unknown" },
  answered: "responds in {value:number|number} ms",
  answeredInstantly: "responds within 1 ms",
  from: "You are connecting from",
  copyAddress: "Copy address",
  updated: "Updated {ago}",
} satisfies BaseTranslation;

export default en_platform;
