import fc from "fast-check";
import { anyCharacter } from "./any-character.ts";

/** A step into a value, such as a member's name or a place in a list. */
type Way = readonly string[];

/** Every way into a value, from its members on. */
const waysInto = (value: unknown): Way[] =>
  typeof value !== "object" || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        [name],
        ...waysInto(inner).map((way) => [name, ...way]),
      ]);

/** Returns the value with the part at a path replaced, or removed if the replacement is undefined. */
function remade(value: unknown, [first, ...rest]: Way, make: (before: unknown) => unknown): unknown {
  if (first === undefined) return make(value);
  if (typeof value !== "object" || value === null) return value;
  const put = Object.entries(value)
    .map(
      ([name, inner]: [string, unknown]) =>
        [name, name === first ? remade(inner, rest, make) : inner] as const,
    )
    .filter(([, inner]) => inner !== undefined);
  return Array.isArray(value) ? put.map(([, inner]) => inner) : Object.fromEntries(put);
}

/** Values of every kind, extreme and almost valid, as clients may send them. */
const ANYTHING: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  7,
  8,
  1.5,
  100,
  101,
  1e9,
  "",
  " ",
  "x",
  " x ",
  "1",
  "true",
  "x\nx",
  "\u00A0",
  "\u200B",
  "\u{1F600}",
  "a\0b",
  "\uD83D",
  [],
  {},
  [null],
  ["x"],
  ["x", "x"],
  [[]],
  [{}],
  { x: 1 },
  { constructor: 1 },
  "a@b.example",
  "a@localhost",
  "a@b",
  "a b@c.example",
  "a@b.example.",
  ".a@b.example",
  "a..b@c.example",
  '"a b"@c.example',
  "a@[127.0.0.1]",
  "a@-b.example",
  "ä@b.example",
  "a@b_c.example",
  `${"a".repeat(65)}@b.example`,
  `a@${"b".repeat(64)}.example`,
  "2026-12-25",
  "2026-02-29",
  "2024-02-29",
  "2026-2-1",
  "0000-01-01",
  "2026-13-01",
  "2026-12-25T09:00:00Z",
  "2026-12-25t09:00:00z",
  "2026-12-25 09:00:00Z",
  "2026-12-25T09:00:00",
  "2026-12-25T09:00:00+01:00",
  "2026-12-25T09:00:00+01",
  "2026-12-25T09:00:00+0100",
  "2026-12-31T23:59:60Z",
  "2026-12-25T24:00:00Z",
  "2026-12-25T09:00:00+24:00",
  "2026-02-30T09:00:00Z",
  "09:00",
  "9:00",
  "24:00",
  "23:59",
  "fr",
  "Europe/Madrid",
  "65a0f0010000000000000001",
  "65A0F0010000000000000001",
  "https://x.example/a?b#c",
  "ftp://x.example",
  "198.51.100.0/24",
  "#336699",
  "+34 600 000 000",
];

/**
 * A text of this length is too long everywhere; the console's library reports each letter of one in place of
 * an object.
 */
const LONGEST = 10_000;
const LENGTHS = [
  2, 3, 20, 21, 40, 41, 63, 64, 65, 80, 81, 100, 101, 120, 121, 200, 201, 254, 255, 256, 300, 500, 501, 512,
  513, 1_000, 1_001, 2_000, 2_001, 2_048, 2_049, 5_000, 5_001,
];

const anything = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...ANYTHING) },
  fc.constantFrom(...LENGTHS).map((length) => "x".repeat(length)),
  fc.string({ unit: anyCharacter, maxLength: 12 }),
  fc.emailAddress(),
  fc.integer({ min: -1_000, max: 1_000_000 }),
  fc.jsonValue({ maxDepth: 2 }),
);

/**
 * Repeats the items of a list; unchanged if the list would be longer than any text of it may be, because the
 * library fails with that number of issues.
 */
const repeated = (list: readonly unknown[], times: number): readonly unknown[] => {
  const more = Array.from({ length: times }, (_, index) => list[index % list.length]);
  return JSON.stringify(more).length > LONGEST ? list : more;
};

/** Changes one place of a body. */
const deed = fc.oneof(
  { weight: 4, arbitrary: anything.map((value) => () => value) },
  { weight: 2, arbitrary: fc.constant(() => undefined) },
  // An unknown member in an object or item at the end of a list.
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom("unknown", "a/b", "a~b", "", "constructor"), anything).map(
      ([name, value]) =>
        (before: unknown) =>
          Array.isArray(before)
            ? [...(before as unknown[]), value]
            : typeof before === "object" && before !== null
              ? { ...before, [name]: value }
              : value,
    ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(2, 3, 11, 21, 51, 101)
      .map(
        (times) => (before: unknown) =>
          Array.isArray(before) && before.length > 0
            ? repeated(before, times)
            : typeof before === "string"
              ? before.repeat(times).slice(0, LONGEST)
              : before,
      ),
  },
);

/** Bodies with several things done to them one after another, at any place. */
export const spoiled = (bodies: readonly object[]): fc.Arbitrary<object> =>
  fc
    .tuple(fc.constantFrom(...bodies), fc.array(fc.tuple(fc.nat(), deed), { minLength: 1, maxLength: 5 }))
    .map(([body, deeds]) =>
      deeds.reduce<object>((sofar, [nth, make]) => {
        const ways: readonly Way[] = [...waysInto(sofar), []];
        const way = ways[nth % ways.length] ?? [];
        const made = remade(sofar, way, make);
        // A form always submits an object, for any input.
        return typeof made === "object" && made !== null && !Array.isArray(made) ? made : sofar;
      }, body),
    );
