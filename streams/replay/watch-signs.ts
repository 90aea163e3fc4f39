import type { Comparison } from "../../openapi/generated/recording.ts";
import { IS } from "./holds.ts";
import type { Arithmetic } from "./watch-expression.ts";

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

/** Null where one side is no number, or nothing comes of them, as of a division by zero. */
export function calculated(sign: Arithmetic, ...sides: readonly [unknown, unknown]): number | null {
  if (!isBoth(isNumber, sides)) return null;
  const result = ARITHMETIC[sign](...sides);
  return isNumber(result) ? result : null;
}

/** Null where they are not two numbers, two texts or two truths. */
export function compared(sign: Comparison["is"], ...sides: readonly [unknown, unknown]): boolean | null {
  return isBoth(isNumber, sides) || isBoth(isText, sides) || isBoth(isTruth, sides)
    ? IS[sign](sides[0], sides[1])
    : null;
}

/** Null where it is not known. */
export const negated = (value: unknown): boolean | null => (isTruth(value) ? !value : null);

/**
 * Whether one side is `deciding`, or else whether none is; null where what is not known decides. The other
 * side is asked for only where the first leaves it open.
 */
export function decided(deciding: boolean, one: unknown, other: () => unknown): boolean | null {
  if (one === deciding) return deciding;
  const second = other();
  if (second === deciding) return deciding;
  return isTruth(one) && isTruth(second) ? !deciding : null;
}
