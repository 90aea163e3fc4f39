import { filenameStamps, filledFilename } from "../../openapi/formats/recording-filename.ts";
import type { Queries } from "../database/schema.ts";
import { configurationOf } from "../people/account-configuration.ts";
import { endingOf } from "./recording-media.ts";
import type { RecordingRow } from "./recording-record.ts";

/**
 * Longest name in bytes without extension. With prefixes and suffixes of storages it stays below the limit of
 * file systems.
 */
const MOST = 200;

/** Returns the longest prefix of whole characters that fits into the bytes. */
const beginningOf = (name: string, bytes: number): string =>
  new TextDecoder().decode(Buffer.from(name).subarray(0, bytes), { stream: true });

/**
 * Returns the file name of a recording by the account's pattern and time zone. Unknown values are left empty.
 */
export async function recordingName(
  db: Queries,
  { account, id, call_id: call, agent, segment, media, started_at: startedAt }: RecordingRow,
): Promise<string> {
  const house = await db
    .selectFrom("accounts")
    .select(["configuration", "time_zone"])
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const person = await db
    .selectFrom("users")
    .select(["firstname", "lastname"])
    .where("account", "=", account)
    .where("id", "=", agent ?? "")
    .executeTakeFirst();
  const service = await db
    .selectFrom("segments")
    .select("name")
    .where("account", "=", account)
    .where("id", "=", segment ?? "")
    .executeTakeFirst();
  const spoken = await db
    .selectFrom("call_records")
    .select(["customer", "contact", "channel"])
    .where("account", "=", account)
    .where("id", "=", call ?? "")
    .orderBy("epoch", "desc")
    .executeTakeFirst();
  const name = filledFilename(configurationOf(house.configuration).recordingFilename, {
    ...filenameStamps(startedAt, house.time_zone),
    segment: service?.name ?? "",
    agent: person ? `${person.firstname} ${person.lastname}`.trim() : "",
    contact: spoken?.customer ?? spoken?.contact ?? "",
    channel: spoken?.channel ?? (media.startsWith("audio/") ? "audio" : "video"),
    callId: call ?? "",
    recordingId: id,
  });
  // A name that came to nothing would be no name.
  return `${beginningOf(name.replace(/^[.\s]+/, ""), MOST).trimEnd() || id}.${endingOf(media)}`;
}
