import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { redactedFloor } from "./redact-floor.ts";
import type { Redactor } from "./redactor.ts";

type OtherRecord = Readonly<Record<string, unknown>>;

const VIAS: ReadonlySet<unknown> = new Set(["range", "snapshot", "edit"]);

/**
 * A record that is no event without personal data; null where it is left out, as everything is of which
 * nobody said that it may stay. A floor that was shown is left out, since its hash is of one with names. A
 * state has to be one of this fold, held to its schema before.
 */
export function redactedRecord(record: OtherRecord, redactor: Redactor): OtherRecord | null {
  const { k, offset, fold, floor, from, until, via } = record;
  if (k === "state" && typeof offset === "number" && typeof fold === "number")
    return { k, offset, fold, floor: redactedFloor(floor as FloorState, redactor) }; // held to its schema before
  if (k === "gap" && Number.isSafeInteger(from) && Number.isSafeInteger(until) && VIAS.has(via))
    return { k, from, until, via };
  return null;
}
