import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyFloor } from "../../../streams/projections/floor.ts";
import type { Expression, Sign } from "../../../streams/replay/watch-expression.ts";
import { parsed } from "../../../streams/replay/watch-parse.ts";
import { watchReading } from "../../../streams/replay/watch.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { atDepth } from "../../support/depth.ts";

const MOMENT = { floor: emptyFloor("UTC"), now: 0, offset: 0, event: null };
const NOTHING = { names: { segments: {}, users: {} }, measure: () => null, hasSegment: () => true };

const at = 0;
const joined = (sign: Sign, left: Expression, right: Expression): Expression => ({
  is: "joined",
  sign,
  left,
  right,
  at,
});
const number = fc
  .tuple(fc.nat(9_999), fc.nat(99))
  .map(([whole, part]): Expression => ({ is: "value", value: Number(`${whole}.${part}`) }));
const name = fc.oneof(
  fc.constantFrom(
    "waiting",
    "longest-wait",
    "Sales",
    "A. B",
    "not",
    "x and y",
    "-",
    "Ana María",
    "2026-01-12",
    "Q&A",
    "(",
    "1",
  ),
  fc.string({ maxLength: 6 }).map((text) => text.replaceAll('"', "").trim()),
);
const path = fc
  .array(name, { minLength: 2, maxLength: 4 })
  .map((names): Expression => ({ is: "path", names: names.map((one) => ({ name: one, at })) }));
const value = fc
  .oneof(
    fc.boolean(),
    fc.string({ maxLength: 8 }).map((text) => text.replaceAll('"', "")),
  )
  .map((one): Expression => ({ is: "value", value: one }));

const trees = fc.letrec<{ readonly tree: Expression }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(number, value, path),
    fc
      .tuple(fc.constantFrom("not" as const, "minus" as const), tie("tree"))
      .map(([is, of]): Expression => ({ is, of, at })),
    fc
      .tuple(
        fc.constantFrom<Sign>("+", "-", "*", "/", "<", "<=", "=", "!=", ">=", ">", "and", "or"),
        tie("tree"),
        tie("tree"),
      )
      .map(([sign, left, right]) => joined(sign, left, right)),
  ),
})).tree;

/** Every part in brackets, every name in quotes. */
function written(expression: Expression): string {
  switch (expression.is) {
    case "value":
      return typeof expression.value === "string" ? `"${expression.value}"` : String(expression.value);
    case "path":
      return expression.names.map((one) => `"${one.name}"`).join(".");
    case "not":
    case "minus":
      return `(${expression.is === "not" ? "not " : "-"}${written(expression.of)})`;
    case "joined":
      return `(${written(expression.left)} ${expression.sign} ${written(expression.right)})`;
  }
}

/** Removes the positions of an expression's parts. */
const placeless = (expression: Expression): unknown =>
  JSON.parse(JSON.stringify(expression, (key, part: unknown) => (key === "at" ? 0 : part)));

test("parses a written expression back into the same expression", () => {
  fc.assert(
    fc.property(
      trees.filter((tree) => written(tree).length <= 500),
      (tree) => {
        expect(placeless(parsed(written(tree)))).toEqual(placeless(tree));
      },
    ),
  );
});

test("never throws for any text: returns an expression or the position of a fault", () => {
  const pieces = fc.constantFrom(
    "numbers",
    ".",
    "waiting",
    '"',
    "(",
    ")",
    "-",
    " ",
    "not",
    "and",
    "or",
    "<",
    "=",
    "!",
    "&&",
    "1",
    "1.5",
    "queue.size",
    "true",
    "é",
    "\u{1f600}",
    "\n",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter, maxLength: 600 }),
        fc.array(pieces, { maxLength: 40 }).map((all) => all.join("")),
        trees.map(written),
      ),
      (text) => {
        const reading = watchReading(text, NOTHING);
        if ("fault" in reading) {
          expect(reading.fault.at).toBeLessThanOrEqual(text.length);
        } else expect(() => reading.at(MOMENT)).not.toThrow();
      },
    ),
    { numRuns: atDepth(100, 500) },
  );
});

type Sum = readonly [text: string, result: number | null];

/** Computes with two numbers in JavaScript; null for an invalid result. */
const made = (x: number | null, y: number | null, of: (x: number, y: number) => number): number | null => {
  const result = x === null || y === null ? null : of(x, y);
  return Number.isFinite(result) ? result : null;
};
const PLAIN = {
  "+": (x: number, y: number) => x + y,
  "-": (x: number, y: number) => x - y,
  "*": (x: number, y: number) => x * y,
  "/": (x: number, y: number) => x / y,
};

/** Two that a sign joins, without a bracket. */
const two = (
  signs: readonly (keyof typeof PLAIN)[],
  left: fc.Arbitrary<Sum>,
  right: fc.Arbitrary<Sum>,
): fc.Arbitrary<Sum> =>
  fc
    .tuple(left, fc.constantFrom(...signs), right)
    .map(([[a, x], sign, [b, y]]) => [`${a} ${sign} ${b}`, made(x, y, PLAIN[sign])]);

/** Sums as one writes them, with no bracket that is not needed. */
const sums = fc.letrec<{ readonly sum: Sum; readonly product: Sum; readonly single: Sum }>((tie) => ({
  sum: fc.oneof({ maxDepth: 5 }, tie("product"), two(["+", "-"], tie("sum"), tie("product"))),
  product: fc.oneof({ maxDepth: 5 }, tie("single"), two(["*", "/"], tie("product"), tie("single"))),
  single: fc.oneof(
    { maxDepth: 5 },
    fc.nat(20).map((one): Sum => [String(one), one]),
    tie("sum").map(([text, result]): Sum => [`(${text})`, result]),
    tie("single").map(([text, result]): Sum => [`-${text}`, made(0, result, PLAIN["-"])]),
  ),
})).sum;

test("computes sums as usual, and returns unknown after a division by zero", () => {
  fc.assert(
    fc.property(
      sums.filter(([text]) => text.length <= 500),
      ([text, result]) => {
        const reading = watchReading(text, NOTHING);
        expect("fault" in reading ? reading.fault : reading.at(MOMENT)).toEqual(result);
      },
    ),
  );
});
