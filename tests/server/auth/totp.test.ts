import fc from "fast-check";
import { generate, generateSecret } from "otplib/functional";
import { expect, test } from "vitest";
import { judgeCode, newSeed, otpauthUri } from "../../../server/auth/totp.ts";
import { codeAt } from "../../support/code-at.ts";

const STEP = 30_000;
const NOW = 60_000_000 * STEP;
/** The seeds of RFC 6238, appendix B: "12345678901234567890" and so on, as long as each hash. */
const SEEDS = {
  sha1: new TextEncoder().encode("1234567890".repeat(2)),
  sha256: new TextEncoder().encode("12345678901234567890123456789012"),
  sha512: new TextEncoder().encode("1234567890123456789012345678901234567890123456789012345678901234"),
};
/** The first of them in Base32. */
const SEED = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const VECTORS = [
  [59, "94287082", "46119246", "90693936"],
  [1_111_111_109, "07081804", "68084774", "25091201"],
  [1_111_111_111, "14050471", "67062674", "99943326"],
  [1_234_567_890, "89005924", "91819424", "93441116"],
  [2_000_000_000, "69279037", "90698825", "38618901"],
  [20_000_000_000, "65353130", "77737706", "47863826"],
] as const;

test.each(VECTORS)("at %i seconds the codes are those of RFC 6238", async (epoch, sha1, sha256, sha512) => {
  const digits = 8;
  expect(await generate({ secret: SEEDS.sha1, algorithm: "sha1", digits, epoch })).toBe(sha1);
  expect(await generate({ secret: SEEDS.sha256, algorithm: "sha256", digits, epoch })).toBe(sha256);
  expect(await generate({ secret: SEEDS.sha512, algorithm: "sha512", digits, epoch })).toBe(sha512);
  expect(await judgeCode(SEED, sha1.slice(-6), epoch * 1000, null)).toEqual({
    kind: "right",
    step: Math.floor(epoch / 30),
  });
});

const judge = async (codeFrom: number, now: number, used: number | null = null) =>
  (await judgeCode(SEED, await codeAt(SEED, codeFrom), now, used)).kind;

test("a clock that is one step off is believed, and no more than that", async () => {
  for (const now of [NOW, NOW + STEP - 1]) {
    expect([await judge(NOW - STEP, now), await judge(NOW, now), await judge(NOW + STEP, now)]).toEqual([
      "right",
      "right",
      "right",
    ]);
    expect([await judge(NOW - 2 * STEP, now), await judge(NOW + 2 * STEP, now)]).toEqual([
      "expired",
      "wrong",
    ]);
  }
});

test("a code of the last ten minutes is too old, and one from before that is none", async () => {
  expect([await judge(NOW - 20 * STEP, NOW), await judge(NOW - 21 * STEP, NOW)]).toEqual([
    "expired",
    "wrong",
  ]);
});

test("a code that was used is too old, and so are those before it", async () => {
  const step = NOW / STEP;
  expect(await judge(NOW, NOW, step)).toBe("expired");
  expect(await judge(NOW - STEP, NOW, step)).toBe("expired");
  expect(await judge(NOW + STEP, NOW, step)).toBe("right");
  expect(await judge(NOW + STEP, NOW, step + 1)).toBe("expired");
});

test("rejects a used code after the clock is set back by minutes, and accepts codes after it is set back by a year", async () => {
  const step = NOW / STEP;
  expect(await judge(NOW, NOW, step + 10)).toBe("expired");
  expect(await judge(NOW, NOW, step + 365 * 2_880)).toBe("right");
});

test("no step is ever accepted twice, however the codes come", async () => {
  const move = fc.record({ waits: fc.integer({ min: 0, max: 90 }), off: fc.integer({ min: -2, max: 2 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 20 }), async (moves) => {
      const accepted: number[] = [];
      let now = NOW;
      for (const { waits, off } of moves) {
        now += waits * 1000;
        const verdict = await judgeCode(
          SEED,
          await codeAt(SEED, now + off * STEP),
          now,
          accepted.at(-1) ?? null,
        );
        if (verdict.kind === "right") accepted.push(verdict.step);
      }
      expect(accepted).toEqual([...new Set(accepted)].toSorted((a, b) => a - b));
    }),
    { numRuns: 50 },
  );
});

test("a seed is 160 bit, never the same, and an authenticator app finds in its address whose it is", () => {
  expect(new Set(Array.from({ length: 100 }, newSeed)).size).toBe(100);
  expect(newSeed()).toMatch(/^[A-Z2-7]{32}$/);
  const { protocol, host, pathname, searchParams } = new URL(
    otpauthUri(generateSecret(), "a+b@demo.example"),
  );
  expect([protocol, host, pathname]).toEqual(["otpauth:", "totp", "/Switchboard:a%2Bb%40demo.example"]);
  expect([searchParams.get("issuer"), searchParams.get("secret")?.length]).toEqual(["Switchboard", 32]);
});
