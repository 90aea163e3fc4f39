import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { Permission } from "../../../openapi/generated/console.ts";
import { NOTICED_LISTS } from "../../../server/log/record-notice.ts";
import { afterJobs } from "../../support/after-jobs.ts";
import { type MailServer, startMailServer } from "../../support/mail-server.ts";
import { pbx } from "../../support/pbx.ts";
import { asking } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { startReceiver } from "../../support/receiver.ts";
import { collectRecordChanges } from "../../support/record-changes.ts";
import { ACCOUNT, addPerson, addPrivilege, keyFor } from "../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";
const AISHA = "65a0f0030000000000000001";

type Kind = keyof typeof NOTICED_LISTS;

let mails: MailServer;
let platform: TestPlatform;
let admin: ReturnType<typeof asking>;
let system: ReturnType<typeof asking>;
let key: string;
/** ms by which the platform's clock is ahead. */
let shift = 0;
/** Time (ms) to which the platform's clock is set; null while it runs. */
let stopped: number | null = null;
beforeAll(async () => {
  mails = await startMailServer();
  platform = await startPlatform({
    now: () => (stopped ?? Date.now()) + shift,
    config: { smtpUrl: mails.url },
  });
  admin = asking(platform, { token: (await platform.signIn("admin@demo.example")).accessToken });
  key = await keyFor(platform.database.db, ACCOUNT, "admin");
  system = asking(platform, { key });
});
afterAll(async () => {
  await platform.close();
  await mails.close();
});

/** The newest record of a list, once it is another than before. */
async function newest(path: string, make: () => Promise<unknown>): Promise<string> {
  const listed = async () =>
    Object.values((await admin.get(path, "%24limit=1")).body.data ?? {}).map(({ _id }) => textOf(_id))[0] ??
    "";
  const before = await listed();
  await make();
  await afterJobs(platform, listed).not.toBe(before);
  return listed();
}

let count = 0;
/** Creates a record of each list and returns its id. */
const MAKES: Readonly<Record<Kind, () => Promise<string>>> = {
  "webhooks-logs": async () => {
    const { url } = await startReceiver();
    const { body, status } = await admin.post("/webhooks", {
      name: `Warehouse ${count++}`,
      url,
      events: ["queue-created"],
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    return newest("/webhooks-logs", () =>
      admin.post(`/webhooks/${textOf(body._id)}/tests`, { event: "queue-created" }),
    );
  },
  "forms-submissions": async () => {
    const { body } = await admin.post("/forms", {
      name: `Contact ${count++}`,
      fields: [{ type: "text", name: "who", label: "Who?" }],
    });
    return textOf(
      (
        await system.post("/forms-submissions", {
          form: textOf(body._id),
          contact: "c-1",
          answers: { who: "Núria" },
        })
      ).body._id,
    );
  },
  recordings: async () =>
    textOf((await system.post("/recordings", { media: "video/webm", call: "k1" })).body._id),
  "call-comments": async () => {
    const call = `commented-${count++}`;
    await platform.feed([
      pbx("call-created", `call/${call}`, { contact: call, segment: SEGMENT, channel: "audio" }),
    ]);
    await admin.post(`/calls/${call}/comments`, { text: "Called back" });
    return call;
  },
  mails: async () => {
    const email = `written-to-${count++}@demo.example`;
    await addPerson(platform.database.db, email, 4, "agent-recording");
    return newest("/mails", () =>
      platform.api("POST /auth/password-reset", { json: { email, kind: "reset" } }),
    );
  },
  "users-connection-logs": () =>
    newest("/users-connection-logs", () =>
      platform.feed([
        pbx(
          "user-connected",
          `user/${AISHA}`,
          { session: `s-${count++}` },
          { time: new Date().toISOString() },
        ),
      ]),
    ),
};
const KINDS = Object.keys(MAKES) as readonly Kind[]; // the record has all of them, and nothing else

/** Opens a socket of a user with these permissions. */
async function listener(name: string, permissions: readonly Permission[]) {
  await addPrivilege(platform.database.db, name, ["monitor.read", ...permissions]);
  await addPerson(platform.database.db, `${name}@demo.example`, 3, name);
  return collectRecordChanges(platform, `${name}@demo.example`);
}

test.each(KINDS)("notifies only readers of %s in the account of the new record's id", async (kind) => {
  const readers = await listener(`reads-${kind}`, [NOTICED_LISTS[kind]]);
  const others = await listener(`other-than-${kind}`, [
    ...Object.values(NOTICED_LISTS).filter((one) => one !== NOTICED_LISTS[kind]),
    "tags.read",
  ]);
  const strangers = await collectRecordChanges(platform, "admin@other.example");
  const id = await MAKES[kind]();
  await expect
    .poll(() => readers.filter((change) => change.kind === kind))
    .toContainEqual({ kind, changes: [{ id, version: null }] });

  // Messages arrive in order: this one comes after any notice.
  const stranger = asking(platform, { token: (await platform.signIn("admin@other.example")).accessToken });
  await stranger.post("/tags", { label: "Last", name: `last-${kind}` });
  await admin.post("/tags", { label: "Last", name: `last-${kind}` });
  await expect.poll(() => [others.at(-1)?.kind, strangers.at(-1)?.kind]).toEqual(["tags", "tags"]);
  expect([others, strangers].map((notices) => notices.filter((change) => change.kind === kind))).toEqual([
    [],
    [],
  ]);
});

test("notifies of a removed delivery attempt", async () => {
  const notices = await collectRecordChanges(platform, "admin@demo.example");
  const id = await MAKES["webhooks-logs"]();
  const logNotices = () => notices.filter(({ kind }) => kind === "webhooks-logs");
  await expect.poll(logNotices).toHaveLength(1);
  expect((await admin.remove(`/webhooks-logs/${id}`)).status).toBe(204);
  await expect
    .poll(logNotices)
    .toEqual([1, 2].map(() => ({ kind: "webhooks-logs", changes: [{ id, version: null }] })));
});

test("notifies when a recording starts, ends, is checked and is reviewed, but not on each part", async () => {
  const notices = await collectRecordChanges(platform, "admin@demo.example");
  const noticeCount = (id: string) =>
    notices.filter(({ kind, changes }) => kind === "recordings" && changes.some((change) => change.id === id))
      .length;
  const id = await MAKES.recordings();
  await expect.poll(() => noticeCount(id)).toBe(1);
  expect(
    (
      await platform.api(`PUT /recordings/${id}/content`, {
        key,
        raw: Buffer.from("\x1a\x45\xdf\xa3", "latin1"),
        query: "offset=0",
        headers: { "content-type": "application/octet-stream" },
      })
    ).status,
  ).toBe(200);
  // Changes to a list within a moment are sent together.
  const next = await MAKES.recordings();
  await expect.poll(() => noticeCount(next)).toBe(1);
  expect(noticeCount(id)).toBe(1);
  await system.post(`/recordings/${id}/end`, undefined);
  // A client that shows the recording reads it only on a notice.
  let looked = { noticeCount: 1, status: "recording" };
  const shown = async () => {
    const now = noticeCount(id);
    if (now > looked.noticeCount)
      looked = { noticeCount: now, status: textOf((await admin.get(`/recordings/${id}`)).body.status) };
    return looked.status;
  };
  await expect.poll(shown).toBe("pending");
  expect(
    (
      await admin.patch(
        `/recordings/${id}`,
        { status: "approved" },
        Number((await admin.get(`/recordings/${id}`)).body.version),
      )
    ).status,
  ).toBe(200);
  await expect.poll(shown).toBe("approved");
});

test("notifies again when a failed mail is sent after all", async () => {
  // No further attempt is due until the clock is moved.
  stopped = Date.now();
  onTestFinished(() => void (stopped = null));
  const notices = await collectRecordChanges(platform, "admin@demo.example");
  mails.refuse({ code: 450, text: "Try again later" });
  const id = await MAKES.mails();
  const noticeCount = () =>
    notices.filter(({ kind, changes }) => kind === "mails" && changes.some((change) => change.id === id))
      .length;
  // A client that shows the mail reads it only on a notice. Busy platforms send several.
  let looked = { noticeCount: 0, state: "" };
  const shown = async () => {
    const now = noticeCount();
    if (now > looked.noticeCount)
      looked = { noticeCount: now, state: textOf((await admin.get(`/mails/${id}`)).body.state) };
    return looked.state;
  };
  await expect.poll(shown).toBe("waiting");
  await expect.poll(async () => (await admin.get(`/mails/${id}`)).body.tries).toBe(1);
  mails.refuse(null);
  shift += 10_000;
  await afterJobs(platform, shown).toBe("sent");
});
