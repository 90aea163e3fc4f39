import { sql } from "kysely";
import type { Queries } from "../database/database.ts";
import { auditOf } from "../log/channel-name.ts";
import { eventsOf } from "./events-of.ts";
import { type State, stateOf } from "./record-state.ts";
import type { Recounted } from "./recounted.ts";

interface Said {
  readonly type: string;
  readonly data: { readonly before?: unknown; readonly after?: unknown };
}

interface Asked {
  readonly account: string;
  readonly id: string;
  /** ms */
  readonly time: number;
}

/**
 * A record as it was at some moment, as the log tells it: after the last change until then, else before the
 * first one since. `unchanged`: the log tells of no change at all.
 */
export async function stateAt(
  db: Queries,
  recounted: Recounted,
  { account, id, time }: Asked,
): Promise<State | "unchanged" | null> {
  const { event } = recounted;
  const among = eventsOf(
    auditOf(account),
    [`${event}/${id}`],
    ["created", "edited", "removed"].map((what) => `${event}-${what}`),
  );
  const last =
    await sql<Said>`select type, data ${among} and time <= ${time} order by epoch desc, "offset" desc limit 1`.execute(
      db,
    );
  const [until] = last.rows;
  // One that was removed by then was as it had been: somebody was in it still.
  if (until)
    return stateOf(recounted, id, until.type === `${event}-removed` ? until.data.before : until.data.after);
  const first = await sql<Said>`select type, data ${among} order by epoch, "offset" limit 1`.execute(db);
  const [since] = first.rows;
  return since ? stateOf(recounted, id, since.data.before) : "unchanged";
}
