import { breakPart } from "./break-part.ts";
import { comparePart } from "./compare-part.ts";
import { findPart } from "./find-part.ts";
import type { Held } from "./held.ts";
import { statePart } from "./state-part.ts";

/**
 * All that looks into a recording: its events, its state, where it is to stop, and what it is held against.
 */
export const inspectPart = (held: Held) => ({
  ...findPart(held),
  ...statePart(held),
  ...breakPart(held),
  ...comparePart(held),
});
