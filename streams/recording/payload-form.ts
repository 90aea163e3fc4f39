import { isKnown } from "../events/event.ts";
import { isZone } from "./instant-of.ts";

const LISTS: ReadonlySet<string> = new Set(["tags", "segments", "channels", "topics"]);
const OBJECTS: ReadonlySet<string> = new Set(["recorded", "scales", "scores"]);

const isTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/**
 * Returns true if a payload has the form that folds and screens rely on. The members in `LISTS` must be lists
 * of texts. Of the other members, only those in `OBJECTS` may be objects or lists. A tagged call must have
 * tags, and traffic an existing time zone. Members of unknown event types may have any form. The log
 * validates the rest of the contract.
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
