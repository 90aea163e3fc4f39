import { expect, test } from "vitest";
import { AccessTokens } from "../../../server/auth/access-tokens.ts";
import { hashPassword } from "../../../server/auth/passwords.ts";
import { ResetGrants } from "../../../server/auth/reset-grants.ts";
import { Sessions } from "../../../server/auth/sessions.ts";
import { SignInRecord } from "../../../server/auth/sign-in-record.ts";
import type { Problem } from "../../../server/kit/problem.ts";
import { pinIn, tokenIn } from "../../support/mail-server.ts";
import { textOf } from "../../support/platform.ts";
import { requestIn, resetDesk, outcomeOf, wrong } from "../../support/reset-desk.ts";
import { soakTest } from "../../support/soak-test.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const { activate, ask, email, grant, ownMail, mails, now, openLink, platform, setPassword, showPin, wait } =
  resetDesk();

test("ends a request after five wrong PINs, even for the right PIN, and accepts a new request immediately", async () => {
  const request = await requestIn(ask());
  const pin = pinIn(await ownMail());
  for (let attempt = 0; attempt < 5; attempt++)
    expect(outcomeOf(await showPin(request, wrong(pin)))).toEqual([401, "pin-wrong"]);
  expect(outcomeOf(await showPin(request, pin))).toEqual([410, "link-expired"]);
  expect((await ask()).status).toBe(200);
});

test("two hundred PINs at the same moment count as five", async () => {
  const request = await requestIn(ask());
  const pin = pinIn(await ownMail());
  const answers = await Promise.all(Array.from({ length: 200 }, () => showPin(request, wrong(pin))));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(195);
});

test("the right PIN shown two hundred times at the same moment gives one grant, and two hundred times that grant sets one password", async () => {
  const request = await requestIn(ask());
  const pin = pinIn(await ownMail());
  const shown = await Promise.all(Array.from({ length: 200 }, () => showPin(request, pin)));
  const granted = shown.filter(({ status }) => status === 200);
  expect(granted).toHaveLength(1);
  const given = textOf(granted[0]!.body.grant);
  const set = await Promise.all(
    Array.from({ length: 200 }, (_, n) => setPassword(given, `Tall-Giraffe-${n}!`)),
  );
  expect(set.filter(({ status }) => status === 204)).toHaveLength(1);
  expect(set.filter(({ status }) => status === 410)).toHaveLength(199);
});

test("processes a grant one request at a time, and rejects waiting requests once it is spent", async () => {
  const { db } = platform().database;
  const given = await grant();
  let kept = 0;
  const keep = async (password: string) => {
    kept++;
    return hashPassword(password);
  };
  const record = new SignInRecord(db, now);
  const grants = new ResetGrants(
    db,
    new Sessions(db, new AccessTokens(new Uint8Array(32), now), now),
    record,
    now,
    { send: () => Promise.resolve() },
    keep,
  );
  const set = await Promise.allSettled(
    Array.from({ length: 100 }, (_, n) =>
      grants.setPassword("reset", given, `Tall-Giraffe-${n}!`, "of no browser"),
    ),
  );
  expect([kept, set.filter(({ status }) => status === "fulfilled").length]).toEqual([1, 1]);
});

test("more passwords by mail from one address in a minute than people choose are turned away unheard, first ones too", async () => {
  const given = await grant();
  const guessed = await Promise.all(
    Array.from({ length: 150 }, () => [
      setPassword("no grant".padEnd(43, "x")),
      activate("no grant".padEnd(43, "x")),
    ]).flat(),
  );
  expect(new Set(guessed.map(({ status }) => status))).toEqual(new Set([410]));
  const late = [await setPassword(given), await activate(given)];
  expect(late.map((answer) => [...outcomeOf(answer), answer.headers.get("retry-after")])).toEqual([
    [429, "too-many-requests", "60"],
    [429, "too-many-requests", "60"],
  ]);
  wait(MINUTE);
  expect((await setPassword(given)).status).toBe(204);
});

test("rejects more than three hundred requests per minute from one address before they are queued", async () => {
  const put = await Promise.all(Array.from({ length: 300 }, () => ask()));
  expect(put.filter(({ status }) => status === 409)).toHaveLength(299);
  const late = await ask({ email: "somebody-else@demo.example" });
  expect([...outcomeOf(late), late.headers.get("retry-after")]).toEqual([429, "too-many-requests", "60"]);
  wait(MINUTE);
  expect((await ask({ email: "somebody-else@demo.example" })).status).toBe(200);
});

test("more PINs from one address in a minute than people type are turned away unheard", async () => {
  const request = await requestIn(ask());
  const pin = pinIn(await ownMail());
  const strangers = await Promise.all(
    Array.from({ length: 300 }, () => showPin(`nobody-asked-for-this-one`.padEnd(43, "x"), pin)),
  );
  expect(new Set(strangers.map(({ status }) => status))).toEqual(new Set([410]));
  const late = await showPin(request, pin);
  expect([...outcomeOf(late), late.headers.get("retry-after")]).toEqual([429, "too-many-requests", "60"]);
  wait(MINUTE);
  expect((await showPin(request, pin)).status).toBe(200);
});

soakTest(
  "ten thousand guesses a day get nowhere: twenty-five of them are looked at, in batches of hundreds",
  async () => {
    const { db } = platform().database;
    // Past HTTP, which would only slow them down.
    const grants = new ResetGrants(
      db,
      new Sessions(db, new AccessTokens(new Uint8Array(32), now), now),
      new SignInRecord(db, now),
      now,
      { send: () => Promise.reject(new Error("No email is expected.")) },
    );
    const seen = { looked: 0, opened: 0, refused: 0 };
    const guess = (request: string, pin: number) =>
      grants.showPin(request, String(pin).padStart(8, "0"), "203.0.113.5").then(
        () => void seen.opened++,
        (problem: Problem) => void (problem.code === "pin-wrong" ? seen.looked++ : seen.refused++),
      );
    for (let asked = 0; asked < 5; asked++) {
      const request = await requestIn(ask());
      for (let batch = 0; batch < 4; batch++)
        await Promise.all(
          Array.from({ length: 500 }, (_, n) => guess(request, (asked * 4 + batch) * 500 + n)),
        );
    }
    expect(seen).toEqual({ looked: 25, opened: 0, refused: 9_975 });
    expect(outcomeOf(await ask())).toEqual([429, "too-many-links"]);
  },
);

test("only one request is active; the browser that has it may put another in its place after a minute", async () => {
  const request = await requestIn(ask());
  const first = await ownMail();
  const second = await ask();
  expect([...outcomeOf(second), second.headers.get("retry-after")]).toEqual([409, "reset-active", "600"]);
  wait(59_000);
  const early = await ask({ request });
  expect([...outcomeOf(early), early.headers.get("retry-after")]).toEqual([409, "reset-active", "1"]);
  wait(1_000);
  expect(outcomeOf(await ask({ request: "made-up" }))).toEqual([409, "reset-active"]);
  const next = await requestIn(ask({ request }));
  await expect
    .poll(() => mails().arrived.filter(({ recipients }) => recipients.includes(email())).length)
    .toBe(2);
  const latest = await ownMail();
  expect(outcomeOf(await showPin(request, pinIn(first)))).toEqual([410, "link-expired"]);
  expect(outcomeOf(await openLink(tokenIn(first)))).toEqual([410, "link-expired"]);
  expect(outcomeOf(await showPin(next, pinIn(latest)))).toEqual([200]);
});

test("five requests a day; the sixth has to wait until the first is a day old", async () => {
  for (let asked = 0; asked < 5; asked++) {
    expect((await ask()).status).toBe(200);
    wait(10 * MINUTE);
  }
  const sixth = await ask();
  expect([...outcomeOf(sixth), sixth.headers.get("retry-after")]).toEqual([
    429,
    "too-many-links",
    String((DAY - 50 * MINUTE) / 1000),
  ]);
  wait(DAY - 50 * MINUTE - 1);
  expect((await ask()).status).toBe(429);
  wait(1);
  expect((await ask()).status).toBe(200);
});

test("two hundred requests at the same moment are one", async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => ask()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(199);
  await ownMail();
});

test("limits the requests from one address to a hundred per day, for all emails together", async () => {
  const answers: number[] = [];
  for (let asked = 0; asked < 101; asked++)
    answers.push((await ask({ email: `anybody${asked}@demo.example` })).status);
  expect(answers.filter((status) => status === 200)).toHaveLength(100);
  expect(answers.at(-1)).toBe(429);
});

test("does not extend the wait by a year when the clock is set back by a year", async () => {
  for (let asked = 0; asked < 5; asked++) {
    await ask();
    wait(10 * MINUTE);
  }
  wait(-365 * DAY);
  expect((await ask()).status).toBe(200);
  wait(365 * DAY);
});
