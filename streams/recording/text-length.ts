import type { TypedValue } from "../../openapi/generated/recording.ts";

/** About how long a text is: all that a recording says of one. */
export const lengthOf = (text: string): TypedValue["length"] =>
  text === "" ? "none" : text.length <= 8 ? "short" : text.length <= 32 ? "medium" : "long";
