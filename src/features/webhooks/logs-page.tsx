import type { WebhookLog } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useReadPart } from "../../resource/use-read-part.ts";
import { useView } from "../../resource/use-view.ts";
import { useAbility, useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { isNarrowed } from "../../ui/view-state.ts";
import { LogDrawer } from "./log-drawer.tsx";
import { logLines, logsColumns } from "./logs-columns.tsx";
import { LATEST, LOGS_RULES, logsQuery, USUAL_COLUMNS } from "./logs-rules.ts";
import { useLogFields } from "./use-log-fields.ts";
import styles from "./webhooks.module.css";
import { WebhooksTabs } from "./webhooks-tabs.tsx";

/** What was tried to deliver, and what came of it. */
export function LogsPage() {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.webhooks.logs;
  const look = useView(LOGS_RULES);
  const { view, change, hrefOf } = look;
  const mayWrite = useAbility("webhooks.write");
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const narrowed = isNarrowed(view);
  const question = { query: logsQuery(view, zone) };
  const list = useApiQuery("/webhooks-logs", question, { keep: true });
  const everything = useApiQuery("/webhooks-logs", { query: { $limit: 1 } }, { enabled: narrowed, keep: true });
  const all = (narrowed ? everything.data?.total : undefined) ?? list.data?.total ?? 0;
  const words = { say, formats, hrefOf: ({ _id }: WebhookLog) => hrefOf({ choices: { ...view.choices, log: _id }, page: view.page }) };
  const open = view.choices["log"] ?? "";
  const bulk: BulkActs<WebhookLog> = {
    nameOf: ({ event = "", traceId = "" }) => `${event} ${traceId}`,
    words: { list: text.table(), removeOne: (name) => text.remove({ name }), removeText: text.removeText() },
    path: "/webhooks-logs",
    remove: (api, id) => api.DELETE("/webhooks-logs/{id}", { params: { path: { id } } }),
  };
  return (
    <>
      <PageHeader title={say.webhooks.title()} windowTitle={say.windowTitle({ page: text.table() })} />
      <WebhooksTabs current="logs" />
      <p className={styles.lead}>{text.lead()}</p>
      <RecordList
        {...look}
        rules={LOGS_RULES}
        list={list}
        read={useReadPart("/webhooks-logs", question)}
        all={all}
        keyOf={({ _id }) => _id}
        columns={logsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={LATEST}
        narrow={logLines(words)}
        fields={useLogFields()}
        words={{ table: text.table(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
        bulk={mayWrite ? bulk : undefined}
      />
      {open === "" ? null : <LogDrawer key={open} id={open} part={view.choices["part"] ?? "overview"} hrefOf={(log, part) => hrefOf({ choices: { ...view.choices, log, part }, page: view.page })} onTried={list.again} onClose={() => change({ choices: { ...view.choices, log: "", part: "overview" }, page: view.page })} />}
    </>
  );
}
