import type { Fact } from "./recounted.ts";

/** A member that is a text, as it stands. */
export const textFact = (member: string, label: string): Fact => ({
  member,
  label,
  valueOf: (state) => {
    const text = state[member];
    return typeof text === "string" && text !== "" ? text : null;
  },
});
