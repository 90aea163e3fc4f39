import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { redactedFloor } from "./redact-floor.ts";
import type { Redactor } from "./redactor.ts";

type OtherRecord = Readonly<Record<string, unknown>>;

const VIAS: ReadonlySet<unknown> = new Set(["range", "snapshot", "edit"]);

/**
 * Redacts a record other than an event. Returns null if the record is left out, which is the default for
 * unlisted kinds. A `snapshot` (displayed floor) is left out, because its hash covers names. The caller must
 * have checked that a `state` record has the current fold version and matches its schema.
 */
export function redactedRecord(record: OtherRecord, redactor: Redactor): OtherRecord | null {
  const { k, offset, fold, floor, from, until, via } = record;
  if (k === "state" && typeof offset === "number" && typeof fold === "number")
    return { k, offset, fold, floor: redactedFloor(floor as FloorState, redactor) }; // was validated against its schema before
  if (k === "gap" && Number.isSafeInteger(from) && Number.isSafeInteger(until) && VIAS.has(via))
    return { k, from, until, via };
  return null;
}
