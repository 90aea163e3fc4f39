import { isReference } from "../described/named-records.ts";

/** What those are called whom a member names; `gone` of whom nothing is known any more. */
export const namesIn = (value: unknown, gone: string): string[] =>
  [value ?? []]
    .flat()
    .map((one) => (isReference(one) ? (one.name ?? gone) : typeof one === "string" ? one : gone));
