import { createHash } from "node:crypto";
import type { DemoCentre } from "./demo-centre.ts";

/** Grows whenever the same seed and day would have other facts. */
const SIMULATION_VERSION = 1;

/**
 * The source of one demo: the local day on which it begins, what it is a simulation of, and an id of its own.
 * A demo that is found under way can be continued from nothing else.
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

/** Null where the text is no source of a demo of this kind. */
export function readDemoSource(text: string): DemoSource | null {
  const [, day, fingerprint, id] =
    /^\/demo\/(\d{4}-\d\d-\d\d)\/([0-9a-f]{8})\/([0-9A-HJKMNP-TV-Z]{26})$/.exec(text) ?? [];
  return day === undefined || fingerprint === undefined || id === undefined ? null : { day, fingerprint, id };
}

/** What the facts of a demo depend on, in eight characters: a demo of another centre cannot be continued. */
export const fingerprintOf = ({ zone, segments, agents }: DemoCentre): string =>
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
