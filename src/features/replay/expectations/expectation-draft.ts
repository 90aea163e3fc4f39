import type { Comparison, Expectation, MeasureName } from "../../../../openapi/generated/recording.ts";

/** A comparison as typed into the form. An empty segment means the whole floor. */
export interface ComparisonDraft {
  /** Key that identifies the comparison within its form. */
  readonly key: number;
  readonly number: MeasureName;
  readonly segment: string;
  readonly is: Comparison["is"];
  readonly value: string;
}

/**
 * An expectation as typed into the form. It has the fields of all kinds, so that no input is lost when the
 * user changes the kind.
 */
export interface ExpectationDraft {
  readonly expect: Expectation["expect"];
  readonly that: readonly ComparisonDraft[];
  readonly seconds: string;
  readonly within: string;
  readonly from: string;
  readonly until: string;
  readonly at: string;
  readonly type: string;
  readonly segment: string;
  readonly atLeast: string;
  readonly atMost: string;
  readonly first: string;
  readonly next: string;
}

export type FaultCode = "missing" | "number" | "whole" | "time" | "order";

/** Faults of the input by the path of their field, such as `seconds` or `that/0/value`. */
export type DraftFaults = Readonly<Record<string, FaultCode>>;

/** Returns an empty comparison whose key differs from those of `others`. */
export const newComparison = (others: readonly ComparisonDraft[]): ComparisonDraft => ({
  key: Math.max(-1, ...others.map(({ key }) => key)) + 1,
  number: "waiting",
  segment: "",
  is: "<=",
  value: "",
});

const EMPTY: ExpectationDraft = {
  expect: "always",
  that: [newComparison([])],
  seconds: "",
  within: "",
  from: "",
  until: "",
  at: "",
  type: "",
  segment: "",
  atLeast: "",
  atMost: "",
  first: "",
  next: "",
};

const text = (value: number | undefined): string => (value === undefined ? "" : String(value));
const drafted = ({ number, segment = "", is, value }: Comparison, key: number): ComparisonDraft => ({
  key,
  number,
  segment,
  is,
  value: String(value),
});

/** Returns the initial form values of an existing or new expectation. */
export function draftOf(expectation: Expectation | null): ExpectationDraft {
  if (!expectation) return EMPTY;
  const base = { ...EMPTY, expect: expectation.expect };
  switch (expectation.expect) {
    case "always":
    case "never":
      return {
        ...base,
        that: expectation.that.map(drafted),
        seconds: text(expectation.seconds),
        from: expectation.from ?? "",
        until: expectation.until ?? "",
      };
    case "eventually":
      return {
        ...base,
        that: expectation.that.map(drafted),
        within: text(expectation.within),
        from: expectation.from ?? "",
      };
    case "count":
      return {
        ...base,
        type: expectation.type,
        segment: expectation.segment ?? "",
        atLeast: text(expectation.atLeast),
        atMost: text(expectation.atMost),
        from: expectation.from ?? "",
        until: expectation.until ?? "",
      };
    case "order":
      return { ...base, first: expectation.first, next: expectation.next };
    case "equals":
      return { ...base, that: [drafted({ ...expectation, is: "=" }, 0)], at: expectation.at ?? "" };
  }
}
