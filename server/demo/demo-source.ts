import { createHash } from "node:crypto";
import type { DemoCenter } from "./demo-center.ts";

/** Increase this with every change that makes the same seed and day produce different events. */
const SIMULATION_VERSION = 2;

/**
 * The parts of the `source` of a demo's events: the first local day, a fingerprint of the simulated center,
 * and an id. A demo that was interrupted continues with the same source, unless the fingerprint has changed.
 */
export interface DemoSource {
  /** yyyy-mm-dd */
  readonly day: string;
  readonly fingerprint: string;
  /** A ULID. */
  readonly id: string;
}

export const demoSourceText = ({ day, fingerprint, id }: DemoSource): string =>
  `/demo/${day}/${fingerprint}/${id}`;

/** Parses the `source` of events. Returns null if it is not the source of a demo. */
export function readDemoSource(text: string): DemoSource | null {
  const [, day, fingerprint, id] =
    /^\/demo\/(\d{4}-\d\d-\d\d)\/([0-9a-f]{8})\/([0-9A-HJKMNP-TV-Z]{26})$/.exec(text) ?? [];
  return day === undefined || fingerprint === undefined || id === undefined ? null : { day, fingerprint, id };
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
