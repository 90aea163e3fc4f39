import type { Transaction } from "kysely";
import { DESCRIBED } from "../../openapi/generated/described.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudits } from "../log/append-audit.ts";
import { readResource } from "../routes/list-resource.ts";
import { resourceOf } from "./described-resource.ts";

const SEGMENTS = resourceOf(DESCRIBED.Segment);

interface Edit {
  readonly account: string;
  /** Who does it. */
  readonly by: string;
  /** The segments whose teams it changes. */
  readonly segments: readonly string[];
  readonly now: number;
}

/** Changes who serves segments from the side of the people: these segments were edited then, with all that follows of it. */
export async function editTeams(trx: Transaction<Tables>, { account, by, segments, now }: Edit, edit: () => Promise<void>): Promise<void> {
  if (segments.length === 0) return;
  // In one order, so that two who hold some of the same do not wait for one another.
  const held = await trx.selectFrom("segments").select("id").where("account", "=", account).where("id", "in", [...segments]).orderBy("id").forNoKeyUpdate().execute();
  const read = () => Promise.all(held.map(({ id }) => readResource(trx, SEGMENTS, account, id, [])));
  const before = await read();
  await edit();
  for (const { id } of held) await trx.updateTable("segments").set(({ eb }) => ({ updated_at: now, version: eb("version", "+", 1) })).where("account", "=", account).where("id", "=", id).execute();
  const after = await read();
  const changes = before.flatMap((was, at) => {
    const is = after[at];
    return was && is ? [{ type: "segment-edited", subject: `segment/${is._id}`, data: { by, before: was, after: is }, at: now }] : [];
  });
  await appendAudits(trx, account, changes);
}
