import { createHash } from "node:crypto";
import { instantShowing, localDay, shownAt } from "../../streams/projections/local-day.ts";
import type { DemoCenter } from "./demo-center.ts";

/** Increase this with every change that makes the same seed and day produce different events. */
const SIMULATION_VERSION = 4;

/**
 * The parts of the `source` of a demo's events: the local time at which its clock starts, a fingerprint of the
 * simulated center, and an id. A demo that was interrupted continues with the same source, unless the
 * fingerprint has changed.
 */
export interface DemoSource {
  /** yyyy-mm-ddTHH:MM. The events begin with this day. */
  readonly start: string;
  readonly fingerprint: string;
  /** A ULID. */
  readonly id: string;
}

export const demoSourceText = ({ start, fingerprint, id }: DemoSource): string =>
  `/demo/${start}/${fingerprint}/${id}`;

/** Returns the source of a demo of a center whose clock starts at this instant (ms). */
export const demoSource = (center: DemoCenter, start: number, id: string): DemoSource => ({
  start: new Date(shownAt(start, center.zone)).toISOString().slice(0, 16),
  fingerprint: fingerprintOf(center),
  id,
});

/** Returns the instants (ms) at which the clock of a demo starts, and at which its first day begins. */
export function startOf(
  { start }: DemoSource,
  zone: string,
): { readonly opens: number; readonly day: number } {
  const opens = instantShowing(Date.parse(`${start}Z`), zone);
  return { opens, day: localDay(opens, zone).start };
}

/** Parses the `source` of events. Returns null if it is not the source of a demo. */
export function readDemoSource(text: string): DemoSource | null {
  const [, start, fingerprint, id] =
    /^\/demo\/(\d{4}-\d\d-\d\dT\d\d:\d\d)\/([0-9a-f]{8})\/([0-9A-HJKMNP-TV-Z]{26})$/.exec(text) ?? [];
  return start === undefined || fingerprint === undefined || id === undefined
    ? null
    : { start, fingerprint, id };
}

/**
 * Returns a fingerprint (eight characters) of the center and of the version of the simulation. If it has
 * changed, a demo cannot be continued, because the events would differ.
 */
export const fingerprintOf = ({ zone, segments, agents }: DemoCenter): string =>
  createHash("sha256")
    .update(
      JSON.stringify([
        SIMULATION_VERSION,
        zone,
        segments.map(({ id, channels }) => [id, channels]),
        agents.map(({ id, segments: served }) => [id, served]),
      ]),
    )
    .digest("hex")
    .slice(0, 8);
