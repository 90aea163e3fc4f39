import { expect, inject, onTestFinished, test } from "vitest";
import { Problem } from "../../../server/kit/problem.ts";
import { Enrollment } from "../../../server/device/enrollment.ts";
import { PocPresence } from "../../../server/device/poc-presence.ts";
import { testDatabase } from "../../support/database.ts";
import { atDepth } from "../../support/depth.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { newDevice } from "../../support/test-device.ts";

/** PGlite has one connection and runs transactions in sequence: there are fewer races to find. */
const ROUNDS = inject("postgresUrl") === undefined ? atDepth(50, 100) : atDepth(75, 1_000);
const AT_ONCE = 25;
const PLACE = { account: ACCOUNT, user: "65a0f0010000000000000001", branch: "65a0f0050000000000000001" };

const codeOf = (error: unknown) => (error instanceof Problem ? error.code : String(error));

test("a device that connects in the very moment in which it is unrolled or edited: one of the two finds that the other was first, every time", async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  const times = () => ({ now: Date.now(), lease: 30_000 });
  const presence = new PocPresence({ db, times, deviceLease: 600_000 });
  const enrollment = new Enrollment(db, times);

  const round = async (number: number): Promise<string> => {
    const hello = newDevice();
    const { version } = await enrollment.enroll(PLACE, { pocId: hello.id, label: `Round ${number}` });
    const connect = () => presence.connect(hello, `connection-${number}`, "192.0.2.1");
    const change = (): Promise<unknown> =>
      number % 4 === 3
        ? enrollment.change(PLACE, hello.id, `"${version}"`, { label: "Edited" })
        : enrollment.unroll(PLACE, hello.id);
    // A connect looks first whether the device is known. With a look before the other, too, either may be the
    // first to hold it.
    const write = () =>
      db
        .selectFrom("pocs")
        .select("id")
        .where("id", "=", hello.id)
        .execute()
        .then(change)
        .then(() => "done", codeOf);
    const started = number % 2 === 0 ? [connect(), write()] : [write(), connect()].reverse();
    const [refused, written] = await Promise.all(started);
    const row = await db.selectFrom("pocs").selectAll().where("id", "=", hello.id).executeTakeFirstOrThrow();
    const events = await db
      .selectFrom("events")
      .select(["type"])
      .where("subject", "=", `poc/${hello.id}`)
      .where("type", "in", ["poc-connected", "poc-unrolled", "poc-edited", "poc-removed"])
      .orderBy("time")
      .execute();
    return [
      `connect ${refused}`,
      `write ${written}`,
      row.account === null ? "of nobody" : "enrolled",
      row.label ?? "-",
      row.connection === null ? "away" : "there",
      ...events.map(({ type }) => type).sort(),
    ]
      .join(", ")
      .replace(`Round ${number}`, "as before");
  };

  const outcomes = new Set<string>();
  for (let first = 0; first < ROUNDS; first += AT_ONCE) {
    for (const outcome of await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => round(first + index)),
    ))
      outcomes.add(outcome);
  }
  const allowed = new Set([
    "connect null, write poc-connected, enrolled, as before, there, poc-connected",
    "connect null, write done, of nobody, -, there, poc-removed, poc-unrolled",
    "connect null, write done, enrolled, Edited, there, poc-connected, poc-edited",
  ]);
  expect([...outcomes].filter((outcome) => !allowed.has(outcome))).toEqual([]);
  expect(outcomes.size).toBe(3);
});
