import { filenameStamps, filledFilename } from "../../openapi/formats/recording-filename.ts";
import type { Queries } from "../database/schema.ts";
import { configurationOf } from "../people/account-configuration.ts";
import { endingOf } from "./recording-media.ts";
import type { RecordingRow } from "./recording-record.ts";

/**
 * Maximum length (bytes) of a name without extension. Uploads add the recording's id and a temporary suffix,
 * and file systems limit the total.
 */
const MAX_BYTES = 200;

/** Returns the longest prefix of whole characters that has at most this many bytes. */
const prefixOf = (name: string, bytes: number): string =>
  new TextDecoder().decode(Buffer.from(name).subarray(0, bytes), { stream: true });

/**
 * Returns the file name of a recording, from the account's pattern and time zone. Unknown values are empty.
 */
export async function recordingName(
  db: Queries,
  { account, id, call_id: call, agent, segment, media, started_at: startedAt }: RecordingRow,
): Promise<string> {
  const owner = await db
    .selectFrom("accounts")
    .select(["configuration", "time_zone"])
    .where("id", "=", account)
    .executeTakeFirstOrThrow();
  const agentRow = await db
    .selectFrom("users")
    .select(["firstname", "lastname"])
    .where("account", "=", account)
    .where("id", "=", agent ?? "")
    .executeTakeFirst();
  const segmentRow = await db
    .selectFrom("segments")
    .select("name")
    .where("account", "=", account)
    .where("id", "=", segment ?? "")
    .executeTakeFirst();
  const callRecord = await db
    .selectFrom("call_records")
    .select(["customer", "contact", "channel"])
    .where("account", "=", account)
    .where("id", "=", call ?? "")
    .orderBy("epoch", "desc")
    .executeTakeFirst();
  const name = filledFilename(configurationOf(owner.configuration).recordingFilename, {
    ...filenameStamps(startedAt, owner.time_zone),
    segment: segmentRow?.name ?? "",
    agent: agentRow ? `${agentRow.firstname} ${agentRow.lastname}`.trim() : "",
    contact: callRecord?.customer ?? callRecord?.contact ?? "",
    channel: callRecord?.channel ?? (media.startsWith("audio/") ? "audio" : "video"),
    callId: call ?? "",
    recordingId: id,
  });
  // If the pattern yields an empty name, the id is used.
  return `${prefixOf(name.replace(/^[.\s]+/, ""), MAX_BYTES).trimEnd() || id}.${endingOf(media)}`;
}
