import { expect, test } from "vitest";
import { hashPassword, passwordFits } from "../../../server/auth/passwords.ts";
import { hash, requestedCost } from "../../support/quick-argon2.ts";

test("hashes with Argon2id at the cost that OWASP recommends, salted", async () => {
  const [one, two] = [await hashPassword("violet-tram-93"), await hashPassword("violet-tram-93")];
  expect(requestedCost()).toEqual({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  expect(one).toMatch(/^\$argon2id\$/);
  expect(one).not.toBe(two);
});

test("accepts the password of a hash and no other, and none without a hash", async () => {
  const kept = await hashPassword("violet-tram-93");
  const verdicts = [
    await passwordFits(kept, "violet-tram-93"),
    await passwordFits(kept, "violet-tram-94"),
    await passwordFits(null, "violet-tram-93"),
  ];
  expect(verdicts).toEqual([true, false, false]);
});

const TYPED = "Contrase\u00F1a-\u00DCbung-2026!";

test("a password is the same whichever way its letters are typed", async () => {
  const kept = await hashPassword(TYPED.normalize("NFD"));
  expect(
    await Promise.all(
      [TYPED.normalize("NFC"), TYPED.normalize("NFD"), "Contrasena-Ubung-2026!"].map((typed) =>
        passwordFits(kept, typed),
      ),
    ),
  ).toEqual([true, true, false]);
});

test.each(["NFC", "NFD"] as const)(
  "a hash that was made of letters in %s before they were normalized still works",
  async (form) => {
    const kept = await hash(TYPED.normalize(form), {});
    expect(
      await Promise.all(
        [TYPED.normalize("NFC"), TYPED.normalize("NFD")].map((typed) => passwordFits(kept, typed)),
      ),
    ).toEqual([true, true]);
  },
);
