import type { AnswerArea, AnswerRow } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";
import { logged } from "../../../support/webhook-log.ts";

const NOWHERE = "000000000000000000000000";
/** Disabled, so that it delivers nothing. */
const HOOK = { name: "Warehouse", enabled: false, url: "https://1.1.1.1/hook", events: ["queue-created"] };

/** Webhooks and their secrets. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const { db } = platform.database;
  const change = (json: object, version = 1): AnswerRow[2] => ({
    ...admin,
    json,
    headers: { "if-match": `"${version}"` },
  });
  const idOf = async (path: string, json: object) =>
    textOf((await platform.api(`POST ${path}`, { ...admin, json })).body._id);
  const one = `/webhooks/${await idOf("/webhooks", HOOK)}`;
  const fullId = await idOf("/webhooks", HOOK);
  const full = `/webhooks/${fullId}`;
  const waiting = {
    account: ACCOUNT,
    webhook: fullId,
    trace_id: "msg_waiting",
    event: "queue-created",
    source: "test",
    payload: "{}",
    next_at: 1e15,
  } as const;
  await db
    .insertInto("webhook_deliveries")
    .values(Array.from({ length: 100 }, () => waiting))
    .execute();
  const [log, fullLog] = [
    logged(ACCOUNT, one.slice(-24)),
    { ...logged(ACCOUNT, fullId), id: "65a0f00a0000000000000002" },
  ];
  await db.insertInto("webhook_logs").values([log, fullLog]).execute();
  const { body } = await platform.api("POST /secrets", { ...admin, json: { name: "first" } });
  const secret = `/secrets/${textOf(body.secret?._id)}`;
  const webhooks: AnswerRow[] = [
    [200, "GET /webhooks", admin],
    [200, "POST /webhooks", { ...admin, json: HOOK }],
    [422, "POST /webhooks", { ...admin, json: { ...HOOK, url: "http://10.0.0.1/" } }],
    [200, `GET ${one}`, admin],
    [404, `GET /webhooks/${NOWHERE}`, admin],
    [428, `PATCH ${one}`, { ...admin, json: { name: "x" } }],
    [422, `PATCH ${one}`, change({ url: "ftp://1.1.1.1/" })],
    [200, `PATCH ${one}`, change({ name: "Storehouse" })],
    [412, `PATCH ${one}`, change({ name: "Depot" })],
    [404, `PATCH /webhooks/${NOWHERE}`, change({ name: "x" })],
    [422, `POST ${one}/tests`, { ...admin, json: { event: "nothing" } }],
    [404, `POST /webhooks/${NOWHERE}/tests`, { ...admin, json: { event: "queue-created" } }],
    [409, `POST ${full}/tests`, { ...admin, json: { event: "queue-created" } }],
    [
      200,
      "POST /webhooks-previews",
      { ...admin, json: { event: "queue-created", template: "{{ event | json }}" } },
    ],
    [422, "POST /webhooks-previews", { ...admin, json: { event: "queue-created", template: "{% if %}" } }],
  ];
  const logs: AnswerRow[] = [
    [200, "GET /webhooks-logs", admin],
    [200, `GET /webhooks-logs/${log.id}`, admin],
    [404, `GET /webhooks-logs/${NOWHERE}`, admin],
    [404, `POST /webhooks-logs/${NOWHERE}/resends`, admin],
    [409, `POST /webhooks-logs/${fullLog.id}/resends`, admin],
    [204, `DELETE /webhooks-logs/${fullLog.id}`, admin],
    [404, `DELETE /webhooks-logs/${fullLog.id}`, admin],
  ];
  const secrets: AnswerRow[] = [
    [200, "GET /secrets", admin],
    [200, "POST /secrets", { ...admin, json: { name: "second", webhooks: [one.slice(-24)] } }],
    [409, "POST /secrets", { ...admin, json: { name: "second" } }],
    [422, "POST /secrets", { ...admin, json: { name: "two words" } }],
    [200, `GET ${secret}`, admin],
    [404, `GET /secrets/${NOWHERE}`, admin],
    [428, `PATCH ${secret}`, { ...admin, json: { name: "x" } }],
    [409, `PATCH ${secret}`, change({ name: "second" })],
    [422, `PATCH ${secret}`, change({ webhooks: [NOWHERE] })],
    [200, `PATCH ${secret}`, change({ name: "third" })],
    [412, `PATCH ${secret}`, change({ name: "fourth" })],
    [404, `PATCH /secrets/${NOWHERE}`, change({ name: "x" })],
    [200, `POST ${secret}/rotations`, { ...admin, json: {} }],
    [422, `POST ${secret}/rotations`, { ...admin, json: { value: "whsec_not-base64-at-all" } }],
    [404, `POST /secrets/${NOWHERE}/rotations`, { ...admin, json: {} }],
    [412, `DELETE ${secret}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE ${secret}`, admin],
    [404, `DELETE ${secret}`, admin],
  ];
  const many = Array.from({ length: 50 }, (): AnswerRow => [
    200,
    "POST /webhooks",
    { ...admin, json: HOOK },
  ]).slice(3);
  return [
    ...webhooks,
    ...logs,
    ...secrets,
    [412, `DELETE ${full}`, { ...admin, headers: { "if-match": '"99"' } }],
    [204, `DELETE ${full}`, admin],
    [404, `DELETE ${full}`, admin],
    [200, `POST ${one}/tests`, { ...admin, json: { event: "queue-created" } }],
    [200, `POST /webhooks-logs/${log.id}/resends`, admin],
    [200, "POST /webhooks", { ...admin, json: HOOK }],
    ...many,
    [409, "POST /webhooks", { ...admin, json: HOOK }],
  ];
};
