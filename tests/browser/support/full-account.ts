import { FileStore } from "../../../server/files/file-store.ts";
import { RESOURCES } from "../../../server/resources/described.ts";
import { demoCalendars } from "../../../server/seed/demo-calendars.ts";
import { DEMO_INTEGRATIONS } from "../../../server/seed/demo-integrations.ts";
import { seedDemoFiles } from "../../../server/seed/seed-demo-files.ts";
import { seedRecordings } from "../../support/sample-recordings.ts";
import { seedSubmissions, SUBMISSIONS } from "../../support/sample-submissions.ts";
import { seedRecords } from "../../../server/seed/seed-records.ts";
import { pbx } from "../../support/pbx.ts";
import { newFolder } from "../../support/new-folder.ts";
import { type Json, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, keyFor } from "../../support/test-accounts.ts";
import { enrolledDevice } from "./enrolled-device.ts";

const AISHA = "65a0f0030000000000000001";
const AKIRA = "65a0f0030000000000000002";
const SEGMENT = "65a0f0020000000000000001";
const BRANCH = "65a0f0050000000000000001";

interface FullAccount {
  /** The addresses of pages that show one record, by their routes. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Every text that people wrote into the account, which is in no language of the console. */
  readonly texts: ReadonlySet<string>;
}

/** Gives the demo account at least one record of every kind. */
export async function fillAccount(platform: () => TestPlatform): Promise<FullAccount> {
  const { api, database, feed, signIn } = platform();
  const now = Date.now();
  const files = new FileStore(newFolder());
  await seedDemoFiles(database.db, files, now);
  await seedRecordings(database.db, files, now);
  await seedSubmissions(database.db, now);
  const calendars = [...demoCalendars(now), ...DEMO_INTEGRATIONS];
  const seeded = await database.db.selectFrom("resource_records").select("collection").distinct().execute();
  const others = RESOURCES.filter(
    ({ one, table }) =>
      table === "resource_records" &&
      !calendars.some((record) => record.one === one) &&
      !seeded.some(({ collection }) => collection === one),
  );
  await seedRecords(database.db, ACCOUNT, calendars, now);
  await enrolledDevice(platform, BRANCH);
  await keyFor(database.db, ACCOUNT, "supervisor");

  const { accessToken: token } = await signIn("admin@demo.example");
  const make = async (path: string, json: object): Promise<Json> => {
    const { status, body, text } = await api(`POST ${path}`, { token, json });
    if (status >= 300) throw new Error(`${path} was refused: ${text}`);
    return body;
  };
  for (const {
    path,
    examples: [values = {}],
  } of others)
    await make(path, values);
  await make("/security/ip-restrictions", { range: "198.51.100.0/24", users: [AISHA] });
  await make("/secrets", { name: "warehouse" });
  const webhook = textOf(
    (
      await make("/webhooks", {
        name: "Warehouse",
        enabled: false,
        url: "https://1.1.1.1/",
        events: ["queue-created"],
      })
    )._id,
  );
  await make("/auth/password-reset", { email: "supervisor@demo.example", kind: "reset" });
  const time = (secondsAgo: number) => ({ time: new Date(now - secondsAgo * 1_000).toISOString() });
  const queues = (name: string, secondsAgo: number) => [
    pbx(
      "contact-created",
      `contact/${name}`,
      { channel: "audio", origin: "widget", customer: name },
      time(secondsAgo),
    ),
    pbx(
      "queue-created",
      `queue/${name}`,
      { contact: name, segment: SEGMENT, channel: "audio", customer: name, priority: 1 },
      time(secondsAgo),
    ),
  ];
  await feed([
    ...[AISHA, AKIRA].map((user) =>
      pbx(
        "user-connected",
        `user/${user}`,
        { session: user, ip: "10.0.0.7", browser: "Firefox 140" },
        time(300),
      ),
    ),
    ...queues("Ana", 120),
    ...queues("Ben", 60),
    pbx(
      "call-created",
      "call/Ana",
      { contact: "Ana", queue: "Ana", segment: SEGMENT, channel: "audio", user: AISHA },
      time(30),
    ),
  ]);
  return {
    addresses: {
      "/branches/:branch/pocs": `/branches/${BRANCH}/pocs`,
      "/form-submission/:id": `/form-submission/${SUBMISSIONS[0]?.id}`,
      "/call/:id": "/call/Ana",
      "/webhooks/editor/:id": `/webhooks/editor/${webhook}`,
      "/webhooks/editor/:id/history": `/webhooks/editor/${webhook}/history`,
      "/users/:id/:part?": `/users/${AISHA}`,
    },
    texts: new Set(
      textsIn(
        await Promise.all(
          (["resource_records", "form_submissions", "segments", "branches", "uploads", "mails"] as const).map(
            (table) => database.db.selectFrom(table).selectAll().execute(),
          ),
        ),
      ),
    ),
  };
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(Object(value)).flatMap(textsIn);
