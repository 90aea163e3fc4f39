import type { Comparison, Expectation } from "../../../../openapi/generated/recording.ts";
import type { DraftFaults, ExpectationDraft, FaultCode } from "./expectation-draft.ts";

const TIME = /^(\d{4}-\d\d-\d\d[T ])?([01]?\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;
/** Maximum duration in the file format: one week, in seconds. */
const LONGEST = 604_800;

/** Parses typed values and collects their faults. */
class Reading {
  readonly faults: Record<string, FaultCode> = {};

  constructor(private readonly draft: ExpectationDraft) {}

  comparisons(): Comparison[] {
    return this.draft.that.map(({ number, segment, is, value }, index) => ({
      number,
      ...(segment !== "" && { segment }),
      is,
      value: this.number(`that/${index}/value`, value),
    }));
  }

  required(field: "type" | "first" | "next"): string {
    const value = this.draft[field].trim();
    if (value === "") this.faults[field] = "missing";
    return value;
  }

  times<Field extends "from" | "until" | "at">(...fields: readonly Field[]): Partial<Record<Field, string>> {
    const typed = fields
      .map((field) => [field, this.draft[field].trim()] as const)
      .filter(([, value]) => value !== "");
    for (const [field, value] of typed) if (!TIME.test(value)) this.faults[field] = "time";
    return Object.fromEntries(typed) as Partial<Record<Field, string>>; // `typed` has only these fields
  }

  /** Parses whole numbers from `least` to LONGEST (unlimited if `least` is 0). Omits empty fields. */
  wholeNumbers<Field extends "seconds" | "within" | "atLeast" | "atMost">(
    least: number,
    ...fields: readonly Field[]
  ): Partial<Record<Field, number>> {
    const typed = fields
      .map((field) => [field, this.draft[field].trim()] as const)
      .filter(([, value]) => value !== "");
    const most = least === 0 ? Number.MAX_SAFE_INTEGER : LONGEST;
    for (const [field, value] of typed)
      if (!/^\d+$/.test(value) || Number(value) < least || Number(value) > most) this.faults[field] = "whole";
    return Object.fromEntries(typed.map(([field, value]) => [field, Number(value)])) as Partial<
      Record<Field, number>
    >; // `typed` has only these fields
  }

  private number(place: string, typed: string): number {
    const value = typed.trim().replace(",", ".");
    if (value === "") this.faults[place] = "missing";
    else if (!Number.isFinite(Number(value))) this.faults[place] = "number";
    return Number(value);
  }
}

/** Returns the typed expectation, or its faults. */
export function draftedExpectation(
  draft: ExpectationDraft,
): { readonly expectation: Expectation } | { readonly faults: DraftFaults } {
  const reading = new Reading(draft);
  const expectation = read(draft, reading);
  return Object.keys(reading.faults).length === 0 ? { expectation } : { faults: reading.faults };
}

function read(draft: ExpectationDraft, reading: Reading): Expectation {
  const segment = draft.segment !== "" && { segment: draft.segment };
  switch (draft.expect) {
    case "always":
    case "never":
      return {
        expect: draft.expect,
        that: reading.comparisons(),
        ...reading.wholeNumbers(1, "seconds"),
        ...reading.times("from", "until"),
      };
    case "eventually":
      return {
        expect: "eventually",
        that: reading.comparisons(),
        ...reading.times("from"),
        ...reading.wholeNumbers(1, "within"),
      };
    case "count": {
      const bounds = reading.wholeNumbers(0, "atLeast", "atMost");
      if (bounds.atLeast === undefined && bounds.atMost === undefined) reading.faults["atLeast"] = "missing";
      if ((bounds.atMost ?? Infinity) < (bounds.atLeast ?? 0)) reading.faults["atMost"] ??= "order";
      return {
        expect: "count",
        type: reading.required("type"),
        ...segment,
        ...bounds,
        ...reading.times("from", "until"),
      };
    }
    case "order":
      return { expect: "order", first: reading.required("first"), next: reading.required("next") };
    case "equals": {
      const [first] = reading.comparisons();
      return {
        expect: "equals",
        number: first?.number ?? "waiting",
        ...(first?.segment !== undefined && { segment: first.segment }),
        value: first?.value ?? 0,
        ...reading.times("at"),
      };
    }
  }
}
