import { afterAll, beforeAll, expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import type { RecordingHeader } from "../../../openapi/generated/recording.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { eventPages } from "../../../server/log/event-pages.ts";
import { floorBefore } from "../../../server/log/recorded-lines.ts";
import { storeFloor, keptFloor } from "../../../server/log/kept-floor.ts";
import { logRange } from "../../../server/log/log-range.ts";
import { readPosition } from "../../../server/log/read-log.ts";
import { recordedLines } from "../../../server/log/recorded-lines.ts";
import { emptyFloor, floorFromJson, floorToJson } from "../../../streams/projections/floor.ts";
import { RecordingCheck } from "../../../streams/recording/check-recording.ts";
import { LineSplitter } from "../../../streams/recording/line-splitter.ts";
import { stateBefore } from "../../../streams/replay/state-before.ts";
import { loopTurns } from "../../support/loop-turns.ts";
import { contacts, pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, addPrivilege, keyFor } from "../../support/test-accounts.ts";
import { wholeLog } from "../../support/whole-log.ts";

const RECORDING = "application/vnd.switchboard.recording+ndjson";
const FLOOR = `account/${ACCOUNT}/floor`;
const SEGMENT = "65a0f0020000000000000001";
const HOURS = ["2026-02-03T09:00:00.000Z", "2026-02-03T10:00:00.000Z", "2026-02-03T11:00:00.000Z"] as const;

let platform: TestPlatform;
let admin: Ask;
let supervisor: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  supervisor = { token: (await platform.signIn("supervisor@demo.example")).accessToken };
  for (const [hour, time] of HOURS.entries()) {
    await platform.feed([
      pbx(
        "contact-created",
        `contact/${hour}`,
        { channel: "audio", origin: "widget", customer: `Núria ${hour} +3460000` },
        { time },
      ),
      pbx(
        "queue-created",
        `queue/${hour}`,
        { contact: String(hour), segment: SEGMENT, channel: "audio", customer: `Núria ${hour} +3460000` },
        { time },
      ),
    ]);
    await platform.feed(contacts(700, `hour-${hour}`).map((event) => ({ ...event, time })));
  }
});
afterAll(() => platform.close());

const asked = (query: string, ask: Ask = supervisor) =>
  platform.api("GET /replay/recording", { ...ask, query });

/** Parses a recording and returns its contents and findings. */
function held(text: string) {
  const events: Event[] = [];
  const records: Readonly<Record<string, unknown>>[] = [];
  const check = new RecordingCheck({
    event: (event) => events.push(event),
    record: (record) => records.push(record),
  });
  const findings = new LineSplitter()
    .push(new TextEncoder().encode(text))
    .flatMap((line) => check.read(line));
  const { header } = check.checked();
  return {
    header: header as RecordingHeader,
    events,
    state: records.map(stateBefore).find((state) => state !== null) ?? null,
    findings: [...findings, ...check.end(true)],
  };
}

/** The log itself, with names. */
const logged = () => wholeLog(platform, admin);

test("the whole log is a recording that is sound, of the account and of its zone", async () => {
  const { status, headers, text } = await asked("");
  expect([status, headers.get("content-type")]).toEqual([200, RECORDING]);
  const { header, events, state, findings } = held(text);
  expect(findings).toEqual([]);
  expect(header).toMatchObject({
    name: "Switchboard Demo",
    zone: "Europe/Madrid",
    stream: { channel: FLOOR, first: 1 },
    sealed: true,
    app: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    fold: expect.any(Number),
    events: (await logged()).length,
  });
  expect(events).toHaveLength(header.events);
  expect(state).toBe(null);
  expect(Object.keys(header.schemas)).toEqual(
    expect.arrayContaining(["contact-created", "queue-created", "segment-described"]),
  );
});

test("starts a range from the state of the log before it, so that both together give the full floor", async () => {
  const query = `from=${HOURS[1]}&to=${HOURS[2]}&names=true`;
  const { header, events, state, findings } = held((await asked(query, admin)).text);
  const all = await logged();
  const expected = all.filter(({ time }) => time >= HOURS[1] && time < HOURS[2]);
  expect(findings).toEqual([]);
  expect(events).toEqual(expected);
  expect([header.stream.first, state?.offset]).toEqual([expected[0]?.offset, (expected[0]?.offset ?? 0) - 1]);
  const whole = evolveFloor(
    emptyFloor(header.zone),
    all.filter(({ offset }) => offset <= (expected.at(-1)?.offset ?? 0)),
  );
  expect(floorToJson(evolveFloor(state?.floor ?? emptyFloor(""), events))).toEqual(floorToJson(whole));
});

test("a clock that is wrong once does not hide what happened then", async () => {
  const [before, during, after] = [
    "2031-01-01T00:00:00.000Z",
    "2031-01-01T10:00:00.000Z",
    "2031-01-01T11:00:00.000Z",
  ];
  await platform.feed([
    ...contacts(1, "ahead").map((event) => ({ ...event, time: "2040-01-01T00:00:00.000Z" })),
    ...contacts(3, "then").map((event) => ({ ...event, time: during })),
    ...contacts(1, "next").map((event) => ({ ...event, time: after })),
  ]);
  const epoch = await readPosition(platform.database.db, FLOOR);
  const range = (from: string, to: string) =>
    logRange(platform.database.db, epoch, {
      after: 0,
      before: Infinity,
      from: Date.parse(from),
      to: Date.parse(to),
    });
  expect(await range(before, after)).toEqual({ first: epoch.head - 3, last: epoch.head - 1 });
  expect(await range(before, during)).toEqual({ first: epoch.head - 4, last: epoch.head - 5 });
});

test("contains no personal names in any line", async () => {
  for (const query of ["", `from=${HOURS[1]}`]) {
    const { text } = await asked(query);
    expect(text).not.toMatch(/Núria|\+34|hour-1/);
    const { header } = held(text);
    const names = Object.values(header.names.users);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !/^p[0-9a-f]{16}$/.test(name))).toEqual([]);
    expect(header.redaction).toEqual({ policy: "r3" });
    expect(Object.values(header.names.segments)).toContain("General enquiries");
  }
});

test("includes personal names for administrators only and records it in the audit log", async () => {
  const key = await keyFor(platform.database.db, ACCOUNT, "admin");
  expect([(await asked("names=true")).status, (await asked("names=true", { key })).status]).toEqual([
    403, 403,
  ]);
  const auditOf = async () =>
    (
      await platform.api("GET /events", {
        ...admin,
        query: `channel=account/${ACCOUNT}/audit&type=names-recorded`,
      })
    ).body.data as unknown as Event[];
  const before = (await auditOf()).length;
  expect((await asked(`names=true&from=${HOURS[2]}`, admin)).text).toContain("Núria 2");
  const entries = await auditOf();
  expect(entries).toHaveLength(before + 1);
  expect(entries.at(-1)).toMatchObject({
    subject: `account/${ACCOUNT}`,
    data: {
      by: expect.stringMatching(/^[0-9a-f]{24}$/),
      after: { from: HOURS[2], to: null, first: expect.any(Number), last: expect.any(Number) },
    },
  });
  const { body } = await platform.api(`GET /accounts/${ACCOUNT}/configuration/history`, admin);
  expect(textOf((body.data as unknown as (typeof body)[])[0]?.what)).toBe("names-recorded");
});

test("refuses personal names below administrator level, with any custom privilege", async () => {
  const { db } = platform.database;
  await addPrivilege(db, "auditing", ["replay.read", "audit.read"]);
  await addPerson(db, "auditor@demo.example", 3, "auditing");
  const auditor = { token: (await platform.signIn("auditor@demo.example")).accessToken };
  expect([(await asked("names=true", auditor)).status, (await asked("", auditor)).status]).toEqual([
    403, 200,
  ]);
  await addPerson(db, "deputy@demo.example", 1, "auditing");
  expect(
    (await asked("names=true", { token: (await platform.signIn("deputy@demo.example")).accessToken })).status,
  ).toBe(200);
});

test("returns a recording of the end for a future offset and stores no floor for it", async () => {
  const { db } = platform.database;
  const { head } = await readPosition(db, FLOOR);
  const kept = () =>
    db.selectFrom("checkpoints").select(["reader", "offset"]).where("offset", ">", head).execute();
  // A day of turns at a floor each, were they taken.
  for (const query of [
    `after=${Number.MAX_SAFE_INTEGER - 1}`,
    `after=${head + 60_000}&from=2026-01-01T00:00:00.000Z`,
    `after=${head + 60_000}&before=${head + 70_000}`,
  ]) {
    const { header, events, state, findings } = held((await asked(query)).text);
    expect([header.stream.first, events, state?.offset, findings]).toEqual([head + 1, [], head, []]);
  }
  expect(await kept()).toEqual([]);
});

test("a floor beyond the end of its log is neither folded, nor kept, nor believed", async () => {
  const { db } = platform.database;
  const epoch = await readPosition(db, FLOOR);
  const empty = { floor: emptyFloor("UTC"), offset: epoch.head + 1 };
  await expect(storeFloor(db, epoch, empty)).rejects.toThrow(
    `cannot be stored: the log ends at ${epoch.head}`,
  );
  const { signal } = new AbortController();
  const atEnd = floorToJson(await floorBefore(db, FLOOR, epoch, epoch.head + 1, signal));
  expect(floorToJson(await floorBefore(db, FLOOR, epoch, epoch.head + 1_000_000, signal))).toEqual(atEnd);
  await storeFloor(db, { ...epoch, head: empty.offset }, empty);
  expect((await keptFloor(db, epoch)).offset).toBeLessThanOrEqual(epoch.head);
  expect(floorToJson(await floorBefore(db, FLOOR, epoch, epoch.head + 1_000_000, signal))).toEqual(atEnd);
  await db.deleteFrom("checkpoints").where("offset", "=", empty.offset).execute();
});

test("stops folding when the client disconnects, even without events left to read", async () => {
  const epoch = await readPosition(platform.database.db, FLOOR);
  // As where the rows of a log are gone.
  const gone = { ...epoch, number: -1, epoch: "another life", head: Number.MAX_SAFE_INTEGER };
  await expect(
    floorBefore(platform.database.db, FLOOR, gone, gone.head, AbortSignal.abort()),
  ).rejects.toThrow("aborted");
});

test("returns a recording without events, with the state of the floor, for an idle range", async () => {
  const { header, events, state, findings } = held(
    (await asked("from=2026-03-01T00:00:00.000Z&to=2026-03-02T00:00:00.000Z")).text,
  );
  expect([header.events, events, findings]).toEqual([0, [], []]);
  expect(state?.floor.queue.size).toBe(3);
});

test.each(["type=call-created", "$sort[offset]=-1", `channel=account/${ACCOUNT}/audit`])(
  "refuses %s: a recording holds all of a floor, in order",
  async (query) => {
    expect((await asked(query, admin)).status).toBe(400);
  },
);

test("is for those who may replay, and for no others", async () => {
  const { db } = platform.database;
  await addPrivilege(db, "replaying", ["replay.read", "segments.read"]);
  await addPrivilege(db, "following", ["monitor.read", "events.read", "segments.read"]);
  await addPerson(db, "replaying@demo.example", 3, "replaying");
  await addPerson(db, "following@demo.example", 3, "following");
  const statuses = async (email: string) => {
    const ask = { token: (await platform.signIn(email)).accessToken };
    return [
      (await asked("", ask)).status,
      (await platform.api("GET /replay/range", ask)).status,
      (await platform.api("GET /live-monitor/snapshot", ask)).status,
    ];
  };
  expect(await statuses("replaying@demo.example")).toEqual([200, 200, 403]);
  expect(await statuses("following@demo.example")).toEqual([403, 403, 200]);
  expect(await statuses("reviewer@demo.example")).toEqual([200, 200, 403]);
  expect(await statuses("recorder@demo.example")).toEqual([403, 403, 403]);
});

test("names segments only for those who may read segments", async () => {
  const { db } = platform.database;
  await addPrivilege(db, "nameless", ["replay.read"]);
  await addPerson(db, "nameless@demo.example", 3, "nameless");
  const { text } = await asked(`from=${HOURS[1]}`, {
    token: (await platform.signIn("nameless@demo.example")).accessToken,
  });
  expect(held(text).findings).toEqual([]);
  expect(text).not.toContain("General enquiries");
  expect(
    Object.values(held(text).header.names.segments).filter((name) => !/^p[0-9a-f]{16}$/.test(name)),
  ).toEqual([]);
  expect(
    (await asked("", { token: (await platform.signIn("nameless@demo.example")).accessToken })).text,
  ).not.toContain("General enquiries");
});

test("returns the end of the log and the number of events in a range", async () => {
  const range = async (query: string) =>
    (await platform.api("GET /replay/range", { ...supervisor, query })).body;
  const all = await logged();
  expect(await range("")).toEqual({ begins: all[0]?.time, ends: all.at(-1)?.time, events: all.length });
  expect(await range(`from=${HOURS[1]}&to=${HOURS[2]}`)).toMatchObject({
    events: held((await asked(`from=${HOURS[1]}&to=${HOURS[2]}`)).text).events.length,
  });
  expect(await range("from=2026-03-01T00:00:00.000Z&to=2026-03-02T00:00:00.000Z")).toMatchObject({
    events: 0,
  });
  expect(
    (await platform.api("GET /replay/range", { ...supervisor, query: `from=${HOURS[2]}&to=${HOURS[1]}` }))
      .status,
  ).toBe(400);
});

test("compresses a recording only on request", async () => {
  const encodingFor = async (encoding: string) =>
    (
      await platform.api("GET /replay/recording", { ...supervisor, headers: { "accept-encoding": encoding } })
    ).headers.get("content-encoding");
  expect([
    await encodingFor("gzip, br"),
    await encodingFor("br, gzip;q=0.5"),
    await encodingFor("gzip;q=0"),
    await encodingFor("identity"),
  ]).toEqual(["gzip", "gzip", null, null]);
});

test("a range of more events than a recording holds is refused before anything of it is read, with how many there are", async () => {
  const { db } = platform.database;
  const { number, head } = await readPosition(db, FLOOR);
  await db.updateTable("epochs").set({ head: 1_500_000 }).where("number", "=", number).execute();
  const { status, body } = await asked("after=2");
  await db.updateTable("epochs").set({ head }).where("number", "=", number).execute();
  expect([status, body.errors]).toEqual([
    422,
    [
      {
        pointer: "/query/from",
        code: "too-many",
        message: expect.stringMatching(/^leaves 1499998 events, and a replay file contains at most 500000/),
      },
    ],
  ]);
});

test("stores a floor in the middle of a long log, so that later requests fold only newer events", async () => {
  const { db } = platform.database;
  const epoch = await readPosition(db, FLOOR);
  const { signal } = new AbortController();
  const whole = async (before: number) => floorToJson(await floorBefore(db, FLOOR, epoch, before, signal));
  const expected = await whole(1_001);
  // As if a long log had been folded before.
  await storeFloor(db, epoch, { floor: emptyFloor("UTC"), offset: 1_000 });
  expect(await whole(1_001)).toEqual(floorToJson(emptyFloor("UTC")));
  expect(await whole(1_000)).not.toEqual(floorToJson(emptyFloor("UTC")));
  await storeFloor(db, epoch, { floor: floorFromJson(expected), offset: 1_000 });
  expect(await whole(1_001)).toEqual(expected);
  expect((await keptFloor(db, { ...epoch, epoch: "another life" }, 2_000)).offset).toBe(0);
});

test("stops reading when the client disconnects", async () => {
  const { db } = platform.database;
  const epoch = await readPosition(db, FLOOR);
  const gone = new AbortController();
  const lines = recordedLines(
    db,
    { channel: FLOOR, epoch, name: "A morning", first: 1, last: epoch.head, redactor: null },
    gone.signal,
  );
  await lines.next();
  gone.abort();
  await expect(lines.next()).rejects.toThrow("aborted");
  expect(await lines.next()).toEqual({ done: true, value: undefined });
});

test("while a log is read others have their turn after each thousand events", async () => {
  const { db } = platform.database;
  const epoch = await readPosition(db, FLOOR);
  const turns = loopTurns();
  for await (const events of eventPages(db, FLOOR, epoch, {
    after: 0,
    before: epoch.head + 1,
    descending: false,
    conditions: [],
  }))
    expect(events.length).toBeLessThanOrEqual(1_000);
  const had = turns();
  expect(epoch.head).toBeGreaterThan(2_000);
  expect(had).toBeGreaterThanOrEqual(Math.floor(epoch.head / 1_000));
});
