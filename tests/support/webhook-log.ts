import type { Insertable } from "kysely";
import type { Tables } from "../../server/database/schema.ts";

/** A try to deliver something to a webhook, as it is kept. */
export const logged = (account: string, webhook: string): Insertable<Tables["webhook_logs"]> => ({
  account,
  id: "65a0f00a0000000000000001",
  webhook,
  trace_id: "msg_kept",
  event: "queue-created",
  attempt: 1,
  state: "failed",
  context: JSON.stringify({
    event: "1",
    source: "/pbx",
    subject: "queue/q1",
    time: "2026-02-03T09:00:00.000Z",
  }),
  request: JSON.stringify({
    url: "https://1.1.1.1/",
    method: "POST",
    source: "event",
    ssl: true,
    headers: [],
    parameters: [],
  }),
  payload: "{}",
  took: 1,
  created_at: Date.now(),
  search: "msg_kept",
});
