import type { Comparison, Expectation, MeasureName } from "../../../../openapi/generated/recording.ts";

/** A comparison as it is typed; an empty segment is the whole floor. */
export interface ComparisonDraft {
  /** Key that identifies it within its form. */
  readonly key: number;
  readonly number: MeasureName;
  readonly segment: string;
  readonly is: Comparison["is"];
  readonly value: string;
}

/** An expectation as it is typed; what a kind does not ask for is kept for the next kind that does. */
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

/** Faults of the input by place, such as `seconds` or `that/0/value`. */
export type DraftFaults = Readonly<Record<string, FaultCode>>;

/** A comparison in which nothing is typed yet, among others. */
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
  const begun = { ...EMPTY, expect: expectation.expect };
  switch (expectation.expect) {
    case "always":
    case "never":
      return {
        ...begun,
        that: expectation.that.map(drafted),
        seconds: text(expectation.seconds),
        from: expectation.from ?? "",
        until: expectation.until ?? "",
      };
    case "eventually":
      return {
        ...begun,
        that: expectation.that.map(drafted),
        within: text(expectation.within),
        from: expectation.from ?? "",
      };
    case "count":
      return {
        ...begun,
        type: expectation.type,
        segment: expectation.segment ?? "",
        atLeast: text(expectation.atLeast),
        atMost: text(expectation.atMost),
        from: expectation.from ?? "",
        until: expectation.until ?? "",
      };
    case "order":
      return { ...begun, first: expectation.first, next: expectation.next };
    case "equals":
      return { ...begun, that: [drafted({ ...expectation, is: "=" }, 0)], at: expectation.at ?? "" };
  }
}
