import type { Moment } from "./verdict.ts";
import {
  type Arithmetic,
  type Expression,
  type FaultKind,
  type Joined,
  WrongExpression,
} from "./watch-expression.ts";
import { NUMBERS, pathReader, type Watching } from "./watch-path.ts";
import type { Comparison } from "../../openapi/generated/recording.ts";
import { IS } from "./holds.ts";

/** Static type of an expression; "any" if it is known only at evaluation. */
export type WatchKind = "number" | "text" | "condition" | "any";

/**
 * An expression with resolved names. `at` evaluates it at a moment, and returns null or undefined for an
 * unknown value.
 */
export interface WatchReading {
  readonly kind: WatchKind;
  readonly at: (moment: Moment) => unknown;
}

/**
 * Resolves the names of an expression once. Throws a WrongExpression for an unknown name or an operand of the
 * wrong type.
 */
export function readingOf(expression: Expression, watching: Watching): WatchReading {
  switch (expression.is) {
    case "value": {
      const { value } = expression;
      return {
        kind: typeof value === "number" ? "number" : typeof value === "string" ? "text" : "condition",
        at: () => value,
      };
    }
    case "path": {
      const { names } = expression;
      return { kind: names[0]?.name === NUMBERS ? "number" : "any", at: pathReader(names, watching) };
    }
    case "minus": {
      const of = readingOf(expression.of, watching);
      refuseUnless(isOf("number", of), "numbers", "-", expression.at);
      return { kind: "number", at: (moment) => calculated("-", 0, of.at(moment)) };
    }
    case "not": {
      const of = readingOf(expression.of, watching);
      refuseUnless(isOf("condition", of), "conditions", "not", expression.at);
      return { kind: "condition", at: (moment) => negated(of.at(moment)) };
    }
    case "joined":
      return joinedReading(
        expression,
        readingOf(expression.left, watching),
        readingOf(expression.right, watching),
      );
  }
}

function joinedReading({ sign, at }: Joined, left: WatchReading, right: WatchReading): WatchReading {
  switch (sign) {
    case "+":
    case "-":
    case "*":
    case "/":
      refuseUnless(isOf("number", left) && isOf("number", right), "numbers", sign, at);
      return { kind: "number", at: (moment) => calculated(sign, left.at(moment), right.at(moment)) };
    case "and":
    case "or":
      refuseUnless(isOf("condition", left) && isOf("condition", right), "conditions", sign, at);
      return {
        kind: "condition",
        at: (moment) => decided(sign === "or", left.at(moment), () => right.at(moment)),
      };
    default:
      refuseUnless(left.kind === "any" || isOf(left.kind, right), "alike", sign, at);
      return { kind: "condition", at: (moment) => compared(sign, left.at(moment), right.at(moment)) };
  }
}

/** Returns true if the value of an expression can be of type `kind`. */
const isOf = (kind: WatchKind, reading: WatchReading): boolean =>
  reading.kind === kind || reading.kind === "any";

function refuseUnless(isRight: boolean, what: FaultKind, sign: string, at: number): void {
  if (!isRight) throw new WrongExpression(what, at, sign);
}

const ARITHMETIC: Readonly<Record<Arithmetic, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isBoth = <Known>(
  is: (value: unknown) => value is Known,
  pair: readonly [unknown, unknown],
): pair is readonly [Known, Known] => pair.every(is);
const isText = (value: unknown): value is string => typeof value === "string";
const isTruth = (value: unknown): value is boolean => typeof value === "boolean";

/** Calculates with two numbers; returns null for other values, and for a division by zero. */
function calculated(sign: Arithmetic, ...sides: readonly [unknown, unknown]): number | null {
  if (!isBoth(isNumber, sides)) return null;
  const result = ARITHMETIC[sign](...sides);
  return isNumber(result) ? result : null;
}

/** Compares two numbers, texts or booleans; returns null for other or different types. */
function compared(sign: Comparison["is"], ...sides: readonly [unknown, unknown]): boolean | null {
  return isBoth(isNumber, sides) || isBoth(isText, sides) || isBoth(isTruth, sides)
    ? IS[sign](sides[0], sides[1])
    : null;
}

/** Negates a boolean; returns null for other values. */
const negated = (value: unknown): boolean | null => (isTruth(value) ? !value : null);

/**
 * Evaluates "or" (`deciding` is true) or "and" (false): one side equal to `deciding` decides the result.
 * Returns null if neither side decides and at least one is unknown. The second side is evaluated only if the
 * first does not decide.
 */
function decided(deciding: boolean, one: unknown, other: () => unknown): boolean | null {
  if (one === deciding) return deciding;
  const second = other();
  if (second === deciding) return deciding;
  return isTruth(one) && isTruth(second) ? !deciding : null;
}
