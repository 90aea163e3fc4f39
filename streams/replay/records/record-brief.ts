import { isObject } from "../../recording/json-value.ts";
import type { StandingRecord } from "../../recording/read-recording.ts";

/**
 * Summary of a record in a list. Missing or invalid texts are "". Missing or invalid numbers are 0, except
 * `status`, which is null, and `times`, which is 1.
 */
export type RecordBrief =
  | {
      readonly kind: "intent";
      readonly act: string;
      readonly role: string;
      readonly word: string;
      readonly key: string;
      readonly length: string;
      readonly route: string;
    }
  | {
      readonly kind: "exchange";
      readonly method: string;
      readonly route: string;
      readonly status: number | null;
      readonly ms: number;
    }
  /** `from` is null for the first transition of an actor. */
  | {
      readonly kind: "transition";
      readonly machine: string;
      readonly event: string;
      readonly from: string | null;
      readonly to: string;
      readonly times: number;
    }
  | { readonly kind: "timer"; readonly machine: string; readonly timer: string }
  | { readonly kind: "error"; readonly name: string; readonly route: string }
  | { readonly kind: "gap"; readonly from: number; readonly until: number; readonly via: string }
  | { readonly kind: "snapshot"; readonly offset: number }
  | { readonly kind: "marker"; readonly label: string };

const AFTER = /^xstate\.after\.(.+)$/;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");
const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

/** Returns a machine's state as text: nested states joined by dots, parallel states by commas. */
export function stateName(value: unknown): string {
  if (!isObject(value)) return textOf(value);
  return Object.entries(value)
    .map(([name, inner]) => [name, stateName(inner)].filter((part) => part !== "").join("."))
    .join(", ");
}

/**
 * Returns the delay in a timer's name, without the state in that name. The delay is in milliseconds, or a
 * name that the machine defines.
 */
function delayOf(timer: string, machine: string): string {
  const [, delay = timer] = AFTER.exec(timer) ?? [];
  const end = delay.indexOf(`.${machine}`);
  return end > 0 ? delay.slice(0, end) : delay;
}

/** Returns the summary of a record; null for kinds that are not listed. */
export function briefOf({ k, record }: Pick<StandingRecord, "k" | "record">): RecordBrief | null {
  const text = (name: string) => textOf(record[name]);
  const number = (name: string) => numberOf(record[name]);
  const { event, value, status, from } = record;
  switch (k) {
    case "intent":
      return {
        kind: k,
        act: text("act"),
        role: text("role"),
        word: text("word"),
        key: text("key"),
        length: isObject(value) ? textOf(value["length"]) : "",
        route: text("route"),
      };
    case "exchange":
      return {
        kind: k,
        method: text("method"),
        route: text("route"),
        status: typeof status === "number" ? status : null,
        ms: number("ms"),
      };
    case "transition":
      return {
        kind: k,
        machine: text("machine"),
        event: isObject(event) ? textOf(event["type"]) : "",
        from: from === null ? null : stateName(from),
        to: stateName(record["to"]),
        times: Math.max(1, number("times")),
      };
    case "timer":
      return { kind: k, machine: text("machine"), timer: delayOf(text("timer"), text("machine")) };
    case "error":
      return { kind: k, name: text("name"), route: text("route") };
    case "gap":
      return { kind: k, from: number("from"), until: number("until"), via: text("via") };
    case "snapshot":
      return { kind: k, offset: number("offset") };
    case "marker":
      return { kind: k, label: text("label") };
    default:
      return null;
  }
}
