import type { RecordingHeader } from "../../openapi/generated/recording.ts";

type Data = Readonly<Record<string, unknown>>;

/**
 * Conversions of payloads to the next version, by event type and by the version that they convert. Versions
 * start at 1.
 */
export type Upcasts = Readonly<Record<string, Readonly<Record<number, (data: Data) => Data>>>>;

/** Empty, because all payloads still have their first version. */
const UPCASTS: Upcasts = {};

/** Converts payloads of older versions to the current version; the file is not changed. */
export interface Upcaster {
  /** Event types whose payloads are newer than this version of the application, and may be misread. */
  readonly newer: readonly string[];
  /** True if the file contains payloads of an older version. */
  readonly isNeeded: boolean;
  readonly upcast: (type: string, data: Data) => Data;
}

/** Creates an upcaster for the payload versions in the header of a replay file. */
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
