import { createHash } from "node:crypto";
import type { DemoCenter } from "./demo-center.ts";

/** Grows whenever the same seed and day would have other facts. */
const SIMULATION_VERSION = 1;

/**
 * The source of a demo: its first local day, a fingerprint of the simulated center, and an id. A restarted
 * demo can only continue its own source.
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

/**
 * Returns a fingerprint of eight characters of everything the events depend on. A demo of another center
 * cannot be continued.
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
