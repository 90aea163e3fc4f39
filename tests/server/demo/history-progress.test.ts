import { expect, test } from "vitest";
import { HistoryRecord } from "../../../server/demo/history-progress.ts";
import { pbx } from "../../support/pbx.ts";
import { withPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

test("shows the progress of the history and the remaining time, also in a later run", async () => {
  let now = Date.parse("2026-11-27T12:00:00.000Z");
  const platform = await withPlatform({ now: () => now });
  const { db } = platform.database;
  const supervisor = { token: (await platform.signIn("supervisor@demo.example")).accessToken };
  const read = async () => (await platform.api("GET /demo", supervisor)).body["history"];
  expect(await read()).toBeNull();

  const first = new HistoryRecord(db, ACCOUNT, () => now);
  await first.save({ days: 0, of: 90, calls: 0, expected: 120_000 });
  expect(await read()).toMatchObject({ calls: 0, complete: false, secondsLeft: null });
  now += 10_000;
  await first.save({ days: 15, of: 90, calls: 20_000, expected: 120_000 });
  expect(await read()).toEqual({
    days: 15,
    of: 90,
    calls: 20_000,
    expected: 120_000,
    complete: false,
    secondsLeft: 50,
  });
  now += 61_000;
  expect(await read()).toMatchObject({ days: 15, secondsLeft: null });

  const second = new HistoryRecord(db, ACCOUNT, () => now);
  await second.save({ days: 15, of: 90, calls: 20_000, expected: 120_000 });
  now += 10_000;
  await second.save({ days: 60, of: 90, calls: 80_000, expected: 120_000 });
  expect(second.added).toBe(60_000);
  now += 1_000;
  expect(await read()).toMatchObject({ secondsLeft: 6 });
  await second.save({ days: 90, of: 90, calls: 119_412, expected: 120_000 });
  expect(await read()).toEqual({
    days: 90,
    of: 90,
    calls: 119_412,
    expected: 119_412,
    complete: true,
    secondsLeft: null,
  });
  const other = { token: (await platform.signIn("admin@other.example")).accessToken };
  expect((await platform.api("GET /demo", other)).body["history"]).toBeNull();
});

test("replays a past time from the epoch that covers most of it", async () => {
  const platform = await withPlatform({});
  const supervisor = { token: (await platform.signIn("supervisor@demo.example")).accessToken };
  const begin = (day: string) =>
    platform.feed(
      ["00:00", "12:00", "23:00"].map((time, index) =>
        index === 0
          ? pbx(
              "traffic-started",
              "traffic/demo",
              { kind: "demo", name: day, zone: "UTC", rate: 1 },
              { source: `/demo/${day}`, time: `${day}T${time}:00.000Z` },
            )
          : pbx(
              "contact-created",
              `contact/${day}-${time.slice(0, 2)}`,
              { channel: "audio", origin: "ivr" },
              { source: `/demo/${day}`, time: `${day}T${time}:00.000Z` },
            ),
      ),
    );
  for (const day of ["2026-03-02", "2026-03-03", "2026-03-04"])
    expect((await begin(day)).refused).toEqual([]);
  const range = async (from: string, to: string) =>
    (
      await platform.api("GET /replay/range", {
        ...supervisor,
        query: new URLSearchParams({ from, to }).toString(),
      })
    ).body;
  expect(await range("2026-03-02T11:00:00Z", "2026-03-02T13:00:00Z")).toMatchObject({
    begins: "2026-03-02T00:00:00.000Z",
    events: 1,
  });
  // Most of this range lies in the second day.
  expect(await range("2026-03-02T22:30:00Z", "2026-03-03T13:00:00Z")).toMatchObject({
    begins: "2026-03-03T00:00:00.000Z",
  });
  // The current epoch begins within this range.
  expect(await range("2026-03-03T10:00:00Z", "2026-03-04T00:30:00Z")).toMatchObject({
    begins: "2026-03-04T00:00:00.000Z",
  });
  const file = await platform.api("GET /replay/recording", {
    ...supervisor,
    query: new URLSearchParams({ from: "2026-03-02T11:00:00Z", to: "2026-03-02T13:00:00Z" }).toString(),
  });
  expect(file.text.includes(`"time":"2026-03-02T12:00:00.000Z"`)).toBe(true);
});
