import type { Kysely } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Recording } from "../../openapi/generated/console.ts";
import type { Tables } from "../../server/database/schema.ts";
import type { FileStore } from "../../server/files/file-store.ts";
import { newId } from "../../server/kit/id.ts";
import { DEMO_ACCOUNT, DEMO_AGENTS, DEMO_SEGMENTS, DEMO_SIGN_INS } from "../../server/seed/demo-account.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Age (ms), duration (s) and review status of each recording. */
const RECORDINGS: readonly (readonly [
  ago: number,
  seconds: number,
  status: NonNullable<Recording["status"]>,
])[] = [
  [35 * MINUTE, 42, "pending"],
  [2 * HOUR, 95, "pending"],
  [5 * HOUR, 63, "approved"],
  [26 * HOUR, 18, "rejected"],
];

/** Adds recordings of a tone to the demo account, with its recording setting if there is one. */
export async function seedRecordings(db: Kysely<Tables>, files: FileStore, now: number): Promise<void> {
  const { id: account } = DEMO_ACCOUNT;
  const [, , reviewer] = DEMO_SIGN_INS;
  const made = { account, created_at: now, updated_at: now };
  const setting = await db
    .selectFrom("resource_records")
    .select("id")
    .where("account", "=", account)
    .where("collection", "=", "RecordingSetting")
    .executeTakeFirst();
  for (const [index, [ago, seconds, status]] of RECORDINGS.entries()) {
    const id = newId(now);
    const bytes = tone(seconds);
    const agent = DEMO_AGENTS[index * 3];
    const segment = DEMO_SEGMENTS.find(({ id: one }) => agent?.segments.includes(one));
    const began = now - ago;
    const isReviewed = status !== "pending";
    await files.write({ account, id }, 0, bytes);
    await db
      .insertInto("recordings")
      .values({
        ...made,
        id,
        status,
        call_id: `demo-${index + 1}`,
        agent: agent?.id ?? null,
        segment: segment?.id ?? null,
        setting: setting?.id ?? null,
        media: "audio/wav",
        size: bytes.length,
        most: 2_000_000_000,
        started_at: began,
        ended_at: began + seconds * 1000,
        ended_by: "system",
        hot: true,
        reason: null,
        reviewed_by: isReviewed ? (reviewer?.id ?? null) : null,
        reviewed_at: isReviewed ? began + HOUR : null,
        search: searchKey([agent?.firstname, agent?.lastname, segment?.name, `demo-${index + 1}`]),
      })
      .execute();
  }
}

/** Returns a tone of `seconds` as a WAV file, which every browser plays. Its sample rate is 8 kHz. */
export function tone(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Buffer.from(
    Array.from(
      { length: rate * seconds },
      (_, at) => 128 + Math.round(40 * Math.sin((at * 2 * Math.PI * 440) / rate)),
    ),
  );
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
