import fc from "fast-check";
import { expect, test } from "vitest";
import { fullBodies } from "../../../support/body-inputs.ts";
import { differences, SENT_BODIES, type SentBody } from "../../../support/body-verdicts.ts";
import { boundsAt, placed } from "../../../support/contract-bounds.ts";
import { atDepth, isSoak } from "../../../support/depth.ts";
import { remade, spoiled, waysInto } from "../../../support/spoiled-bodies.ts";

/** Of each kind one, and nothing at all. */
const KINDS: readonly unknown[] = [undefined, null, true, 1, "x", "", [], {}];

/** Of each member its absence and, in the gate, every third kind in turn. */
const kindsFor = (nth: number) =>
  KINDS.filter((kind, place) => isSoak || kind === undefined || (place + nth) % 3 === 0);

const titled = SENT_BODIES.map((sent) => [sent.operation.id, sent] as const);
/** The bodies about which the two do not agree, and where. */
const disputed = (sent: SentBody, bodies: readonly object[]) =>
  bodies
    .map((body) => ({ body, differences: differences(sent, body) }))
    .filter(({ differences: { length } }) => length > 0);

test("every body is tried that a person's console sends, described or programmed", () => {
  const names = titled.map(([name]) => name);
  expect(names.length).toBeGreaterThan(70);
  expect(names).toEqual(
    expect.arrayContaining([
      "createContact",
      "changeContact",
      "createWebhook",
      "changeUser",
      "changeAccount",
      "login",
    ]),
  );
  expect(names).not.toContain("feedEvents");
});

test.each(titled)(
  "console and platform agree about %s where it is good, and where it is at a bound or beyond it",
  (_, sent) => {
    const bodies = fullBodies(sent);
    const atBounds = boundsAt(sent.place).flatMap(({ path, container, beyond, inside }) =>
      [...Object.values(beyond), ...Object.values(inside)].map((value) =>
        placed({ ...bodies[0], ...container }, path, value),
      ),
    );
    expect(disputed(sent, [...bodies, ...atBounds])).toEqual([]);
  },
);

test.each(titled)(
  "console and platform agree about %s where a member at any depth is missing or of another kind",
  (_, sent) => {
    const whole = fullBodies(sent).at(-1) ?? {};
    const bodies = waysInto(whole).flatMap((way, nth) =>
      kindsFor(nth).map((value) => Object(remade(whole, way, () => value)) as object),
    ); // what is remade inside of an object is one
    expect(disputed(sent, bodies)).toEqual([]);
  },
);

test.each(titled)("console and platform agree about %s whatever is done to it", (_, sent) => {
  fc.assert(
    fc.property(spoiled(fullBodies(sent)), (body) => {
      expect(disputed(sent, [body])).toEqual([]);
    }),
    { numRuns: atDepth(10, 100) },
  );
});
