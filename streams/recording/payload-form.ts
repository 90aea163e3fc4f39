import { isKnown } from "../events/event.ts";
import { isZone } from "./instant-of.ts";

const LISTS: ReadonlySet<string> = new Set(["tags", "segments", "channels", "topics"]);
const OBJECTS: ReadonlySet<string> = new Set(["recorded", "scores"]);

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/**
 * Returns true if a payload has the form that folds and screens rely on: texts, lists and existing time zones
 * where they expect them. The log validates the rest of the contract; unknown types have no rules.
 */
export function hasValidForm(type: string, data: Readonly<Record<string, unknown>>): boolean {
  if (type === "traffic-started" && !(typeof data["zone"] === "string" && isZone(data["zone"]))) return false;
  if (type === "call-tagged" && data["tags"] === undefined) return false;
  for (const name in data) {
    const value = data[name];
    if (LISTS.has(name) ? !isTexts(value) : typeof value === "object" && !OBJECTS.has(name))
      return !isKnown({ type });
  }
  return true;
}
