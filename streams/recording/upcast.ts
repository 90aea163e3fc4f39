import type { RecordingHeader } from "../../openapi/generated/recording.ts";

type Data = Readonly<Record<string, unknown>>;

/** Conversions of payloads to the next version, by type and current version, starting at 1. */
export type Upcasts = Readonly<Record<string, Readonly<Record<number, (data: Data) => Data>>>>;

/** Every payload is in its first version so far. */
const UPCASTS: Upcasts = {};

/** Turns payloads of older versions into those of today; the file stays as it is. */
export interface Upcaster {
  /** Types with newer payloads than this version knows, which may be misread. */
  readonly newer: readonly string[];
  /** True if any payload is older. */
  readonly isNeeded: boolean;
  readonly upcast: (type: string, data: Data) => Data;
}

/** By the versions that the header of a recording names. */
export function createUpcaster(
  { schemas }: Pick<RecordingHeader, "schemas">,
  upcasts: Upcasts = UPCASTS,
): Upcaster {
  const steps = new Map<string, readonly ((data: Data) => Data)[]>();
  const newer: string[] = [];
  for (const [type, version] of Object.entries(schemas)) {
    const known = Object.hasOwn(upcasts, type) ? (upcasts[type] ?? {}) : {};
    const needed: ((data: Data) => Data)[] = [];
    let at = version;
    for (let step = known[at]; step; step = known[at]) {
      needed.push(step);
      at++;
    }
    if (needed.length > 0) steps.set(type, needed);
    else if (version > 1 + Object.keys(known).length) newer.push(type);
  }
  return {
    newer,
    isNeeded: steps.size > 0,
    upcast: (type, data) => (steps.get(type) ?? []).reduce((before, step) => step(before), data),
  };
}

/** Used before the header is read. */
export const noUpcasts: Upcaster = { newer: [], isNeeded: false, upcast: (_, data) => data };
