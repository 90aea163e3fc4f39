import { afterAll, beforeAll, expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { FLOOR_READER } from "../../../server/log/kept-floor.ts";
import { LiveChannel } from "../../../server/log/live-channel.ts";
import { contacts, pbx } from "../../support/pbx.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const FLOOR = `account/${ACCOUNT}/floor`;

let platform: TestPlatform;
const failures: unknown[] = [];
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

/** The channel as a process sees it that begins now. */
const open = () =>
  LiveChannel.open(FLOOR, {
    db: platform.database.db,
    now: Date.now,
    lease: 30_000,
    failed: (error) => failures.push(error),
  });
const checkpoint = () =>
  platform.database.db
    .selectFrom("checkpoints")
    .innerJoin("channels", "channels.number", "checkpoints.channel")
    .select(["checkpoints.epoch", "checkpoints.offset", "checkpoints.state"])
    .where("channels.name", "=", FLOOR)
    .executeTakeFirst();
const sameFloor = (a: object, b: object) =>
  expect(JSON.parse(JSON.stringify({ ...a, clock: null }))).toEqual(
    JSON.parse(JSON.stringify({ ...b, clock: null })),
  );

test("reads events stored between two reads", async () => {
  await platform.feed(contacts(10, "before"));
  const channel = await open();
  expect(channel.position.offset).toBe(60);
  await platform.feed(contacts(5, "after"));
  expect((await channel.snapshot()).offset).toBe(65);
  await channel.close();
});

test("sends each event to a reader once and in order, with any number of wake-ups", async () => {
  const channel = await open();
  const received: Event[] = [];
  channel.onEvents((_, events) => received.push(...events));
  const from = channel.position.offset;
  const waking: Promise<void>[] = [];
  for (let round = 0; round < 20; round++) {
    // Some wake it while it reads, and some at the very moment at which it ends.
    waking.push(
      channel.catchUp().then(() => channel.catchUp()),
      channel.catchUp(),
    );
    await platform.feed(contacts(3, `woken-${round}`));
  }
  await Promise.all(waking);
  await channel.catchUp();
  expect(received.map(({ offset }) => offset)).toEqual(received.map((_, index) => from + 1 + index));
  expect(received).toHaveLength(60);
  await channel.close();
});

test("saves the floor on close and resumes from it after a restart", async () => {
  const first = await open();
  const kept = await first.snapshot();
  await first.close();
  expect(await checkpoint()).toMatchObject({ epoch: kept.epoch, offset: kept.offset });
  // Proves that the stored state is used: a change to it shows.
  const state = JSON.stringify({ ...kept.state, unknown: { "from-the-checkpoint": 1 } });
  await platform.database.db.updateTable("checkpoints").set({ state }).execute();
  await platform.feed(contacts(3, "meanwhile"));
  const second = await open();
  const found = await second.snapshot();
  expect([found.offset, found.state.unknown, found.state.contacts.length]).toEqual([
    kept.offset + 3,
    { "from-the-checkpoint": 1 },
    kept.state.contacts.length + 3,
  ]);
  await second.close();
  await platform.database.db.deleteFrom("checkpoints").execute();
});

test("the floor is kept every five thousand events, and with or without that it is the same", async () => {
  const following = await open();
  for (let batch = 0; batch < 6; batch++) await platform.feed(contacts(1_000, `kept-${batch}`));
  const now = await following.snapshot();
  await expect.poll(async () => (await checkpoint())?.offset ?? 0).toBeGreaterThanOrEqual(5_000);
  expect((await checkpoint())?.offset).toBeLessThan(now.offset);
  const resumed = await open();
  sameFloor(await resumed.snapshot(), now);
  await platform.database.db.deleteFrom("checkpoints").execute();
  const fromTheStart = await open();
  sameFloor(await fromTheStart.snapshot(), now);
  for (const channel of [following, resumed, fromTheStart]) await channel.close();
});

test("a floor that was kept beyond the end of its log is not begun with after a restart", async () => {
  const before = await open();
  const now = await before.snapshot();
  await before.close();
  const state = JSON.stringify({ ...now.state, contacts: [] });
  const { channel } = await platform.database.db
    .selectFrom("checkpoints")
    .select("channel")
    .executeTakeFirstOrThrow();
  await platform.database.db
    .insertInto("checkpoints")
    .values({ reader: `${FLOOR_READER}/100000`, channel, epoch: now.epoch, offset: 100_000, state })
    .execute();
  const after = await open();
  const found = await after.snapshot();
  expect([found.offset, found.state.contacts.length]).toEqual([now.offset, now.state.contacts.length]);
  sameFloor(found, now);
  await after.close();
  await platform.database.db.deleteFrom("checkpoints").execute();
});

test("of two processes, the one that is behind does not overwrite what the other kept", async () => {
  await platform.database.db.deleteFrom("checkpoints").execute();
  const behind = await open();
  await platform.feed(contacts(2, "ahead"));
  const ahead = await open();
  await ahead.close();
  const kept = await checkpoint();
  await behind.close();
  expect(await checkpoint()).toEqual(kept);
});

test("starts a new epoch with an empty floor and keeps the old checkpoint", async () => {
  const channel = await open();
  const epochs: string[] = [];
  channel.onEvents((epoch) => epochs.push(epoch));
  await platform.database.db.updateTable("channels").set({ live_fed_at: null }).execute();
  await platform.feed([
    pbx(
      "traffic-started",
      "traffic/t",
      { kind: "recording", name: "x", zone: "UTC", rate: 1 },
      { source: "/play/new-life" },
    ),
  ]);
  const { epoch, offset, state } = await channel.snapshot();
  expect([offset, state.contacts, state.zone]).toEqual([1, [], "UTC"]);
  expect(epochs.at(-1)).toBe(epoch);
  await channel.close();
  const again = await open();
  sameFloor(await again.snapshot(), { channel: FLOOR, epoch, offset, state });
  await again.close();
});

test("buffers the last five thousand events and returns no more in one response", async () => {
  for (let batch = 0; batch < 6; batch++)
    await platform.feed(
      contacts(1_000, `hand-${batch}`).map((event) => ({ ...event, source: "/play/new-life" })),
    );
  const channel = await open();
  const { epoch, offset } = channel.position;
  expect(channel.range(epoch, offset - 4_999, offset)).toHaveLength(5_000);
  expect(channel.range(epoch, offset - 5_000, offset)).toBeNull();
  expect(channel.range(epoch, offset + 1, offset)).toEqual([]);
  expect(channel.range("01ARZ3NDEKTSV4RRFFQ69G5FAV", offset, offset)).toBeNull();
  await channel.close();
  expect(failures).toEqual([]);
});
