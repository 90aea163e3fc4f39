import type { Redaction } from "../../openapi/generated/redactions.ts";
import { isZone } from "./instant-of.ts";
import { isObject } from "./json-value.ts";

/** Pseudonyms of persons and things. Within one file, a value always has the same pseudonym. */
export interface Naming {
  readonly pseudonym: (value: string) => string;
  /** Returns an id of the platform unchanged, and a pseudonym for any other id. */
  readonly id: (value: string) => string;
}

/** A time in events, with any UTC offset. */
const ANY_TIME = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:[0-5]\d(\.\d{1,9})?([Zz]|[+-]\d\d:\d\d)$/;
/** Forms of the names of browsers, systems and devices that are kept. Any other text may be user-defined. */
const KINDS = {
  browser: /^(Chrome|Edge|Firefox|Opera|Safari|Samsung Internet)( \d{1,3})?$/,
  system: /^(Android|ChromeOS|iOS|iPadOS|Linux|macOS|Tizen|webOS|Windows)( \d{1,3})?$/,
  device: /^(desktop|tablet|phone|television)$/,
} as const;
/** Maximum absolute value of a kept number. Counts and measurements are smaller, phone numbers are larger. */
const MOST = 1_000_000;

const isScale = (value: unknown): boolean => value === "nps" || value === "csat" || value === "ces";

const isNumber = (value: unknown): value is number => typeof value === "number" && Math.abs(value) <= MOST;

/** Returns the non-personal part of a payload value if it has the form of its rule; undefined otherwise. */
function plainValue(rule: Redaction, value: unknown, naming: Naming): unknown {
  if (typeof rule === "object") {
    if ("words" in rule) return typeof value === "string" && rule.words.includes(value) ? value : undefined;
    if ("each" in rule)
      return Array.isArray(value)
        ? value.flatMap((item: unknown) => plainValue(rule.each, item, naming) ?? [])
        : undefined;
    return isObject(value) ? plainMembers(rule.inside, value, naming) : undefined;
  }
  if (rule === "number") return isNumber(value) ? value : undefined;
  if (rule === "boolean") return typeof value === "boolean" ? value : undefined;
  if (rule === "scores" || rule === "scales") {
    const isKept = rule === "scores" ? isNumber : isScale;
    return isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, of]) => (isKept(of) ? [[naming.pseudonym(name), of]] : [])),
        )
      : undefined;
  }
  return typeof value === "string" ? plainText(rule, value, naming) : undefined;
}

/** Returns the non-personal parts of all members that have a rule. */
export function plainMembers(
  rules: Readonly<Record<string, Redaction>>,
  values: Readonly<Record<string, unknown>>,
  naming: Naming,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const kept = Object.hasOwn(rules, name) ? plainValue(rules[name] ?? "drop", value, naming) : undefined;
      return kept === undefined ? [] : [[name, kept]];
    }),
  );
}

function plainText(
  rule: Exclude<Redaction, object | "number" | "boolean" | "scales" | "scores">,
  value: string,
  { pseudonym, id }: Naming,
): string | undefined {
  switch (rule) {
    case "id":
      return id(value);
    case "pseudonym":
      return pseudonym(value);
    case "text":
      return value;
    case "time":
      return ANY_TIME.test(value) ? value : undefined;
    case "zone":
      return isZone(value) ? value : undefined;
    case "drop":
      return undefined;
    case "browser":
    case "system":
    case "device":
      return KINDS[rule].test(value) ? value : undefined;
  }
}
