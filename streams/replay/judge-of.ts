import type { Expectation } from "../../openapi/generated/recording.ts";
import { Awaiting } from "./judges/awaiting.ts";
import { Counting } from "./judges/counting.ts";
import { Equalling } from "./judges/equalling.ts";
import { Holding } from "./judges/holding.ts";
import type { Judging } from "./judges/judging.ts";
import { Naming, unnamedSegments } from "./judges/unknown-segments.ts";
import { Ordering } from "./judges/ordering.ts";
import type { Judge } from "./verdict.ts";

/** Returns the evaluator of an expectation. */
export function judgeOf(expectation: Expectation, judging: Judging): Judge {
  const unnamed = unnamedSegments(expectation, judging);
  const judge = judgeByKind(expectation, judging);
  return unnamed.length === 0 ? judge : new Naming(judge, unnamed, judging.segments);
}

function judgeByKind(expectation: Expectation, judging: Judging): Judge {
  switch (expectation.expect) {
    case "always":
    case "never":
      return new Holding(expectation, judging);
    case "eventually":
      return new Awaiting(expectation, judging);
    case "count":
      return new Counting(expectation, judging);
    case "order":
      return new Ordering(expectation);
    case "equals":
      return new Equalling(expectation, judging);
  }
}
