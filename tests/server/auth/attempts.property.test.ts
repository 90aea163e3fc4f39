import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  Attempts,
  byKnownBrowser,
  bySession,
  byStranger,
  type Counted,
} from "../../../server/auth/attempts.ts";
import type { Database } from "../../../server/database/database.ts";
import { testDatabase } from "../../support/database.ts";
import { atDepth } from "../../support/depth.ts";

const MINUTE = 60_000;
const WINDOW = 15 * MINUTE;
const USERS = ["a", "b"].map((user) => ({ account: "house", user }));

let database: Database;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** Callers with a count of their own, and the key of that count. */
const OWN: readonly { readonly key: string; readonly counted: Counted }[] = USERS.flatMap((user) => [
  ...["home", "work"].map((browser) => ({
    key: `${browser} of ${user.user}`,
    counted: byKnownBrowser(browser, user),
  })),
  { key: `session of ${user.user}`, counted: bySession(`of ${user.user}`, user) },
]);
const STRANGERS = [...USERS, null].flatMap((user) =>
  ["192.0.2.1", "192.0.2.2"].map((address) => ({
    key: `strangers to ${user?.user ?? "nobody"}`,
    counted: byStranger(user, "typed", address),
  })),
);

const tries = fc.array(
  fc.record({
    who: fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...OWN) },
      { weight: 6, arbitrary: fc.constantFrom(...STRANGERS) },
    ),
    /** Number of concurrent attempts. */
    burst: fc.integer({ min: 1, max: 14 }),
    isRight: fc.boolean(),
    wait: fc.oneof(
      { weight: 6, arbitrary: fc.constant(0) },
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 8 * MINUTE }) },
      { weight: 1, arbitrary: fc.constantFrom(WINDOW - 1, WINDOW) },
    ),
  }),
  { minLength: 1, maxLength: 12 },
);

test("allows each known browser and each session exactly ten attempts of its own, independent of strangers' attempts", async () => {
  const attempts = new Attempts(database.db, () => now);
  const walk = fc.asyncProperty(tries, async (steps) => {
    now += 2 * WINDOW;
    /** When what is still counted was tried. */
    const wrong = new Map<string, number[]>();
    for (const { who, burst, isRight, wait } of steps) {
      now += wait;
      const answers = await Promise.all(Array.from({ length: burst }, () => attempts.begin(who.counted)));
      const begun = answers.flatMap((answer) => ("succeeded" in answer ? [answer] : []));
      if (isRight) await Promise.all(begun.map(({ succeeded }) => succeeded()));
      const lately = (wrong.get(who.key) ?? []).filter((at) => at > now - WINDOW);
      const left = 10 - lately.length;
      expect(begun.length).toBeLessThanOrEqual(left);
      if (who.counted.address === null) {
        expect(begun).toHaveLength(Math.min(burst, left));
        expect(begun.filter(({ closes }) => closes !== null)).toHaveLength(
          begun.length === left && left > 0 ? 1 : 0,
        );
      }
      if (!isRight) wrong.set(who.key, [...lately, ...begun.map(() => now)]);
    }
  });
  await fc.assert(walk, { numRuns: atDepth(15, 25) });
});

test("reports the end of a lock, and unlocks exactly then", async () => {
  const attempts = new Attempts(database.db, () => now);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 10, maxLength: 10 }),
      fc.constantFrom(...OWN, ...STRANGERS),
      async (waits, { counted }) => {
        now += 2 * WINDOW;
        let until: number | null = null;
        for (const wait of waits) {
          now += wait;
          const attempt = await attempts.begin(counted);
          until = "closes" in attempt ? (attempt.closes?.until ?? null) : now;
        }
        expect(until).not.toBeNull();
        const opens = until ?? 0;
        expect(await attempts.begin(counted)).toEqual({ retryAfter: opens - now });
        now = opens - 1;
        expect(await attempts.begin(counted)).toEqual({ retryAfter: 1 });
        now = opens;
        expect(await attempts.begin(counted)).toHaveProperty("succeeded");
      },
    ),
    { numRuns: atDepth(8, 15) },
  );
});
