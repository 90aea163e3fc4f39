import { type TypedPlace, typedPlace } from "../../streams/replay/typed-place.ts";
import type { Held } from "./held.ts";

/** Reads where somebody wants to be. */
export const typedPart = (held: Held) => ({
  /** What is typed while the replay stands at a time (ms). */
  typedPlace: (text: string, now: number): TypedPlace => typedPlace(held.log, text, now),
});
