import type { WebhookLog } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { LogDrawer } from "./log-drawer.tsx";
import { logLines, logsColumns } from "./logs-columns.tsx";
import { LATEST, LOGS_RULES, logsQuery, USUAL_COLUMNS } from "./logs-rules.ts";
import styles from "./webhooks.module.css";
import { WebhooksTabs } from "./webhooks-tabs.tsx";
import type { FilterField } from "../../ui/filter-field.ts";
import { EVENTS } from "./event-groups.ts";
import { useWebhookNames } from "./use-secret-names.ts";

const KINDS = ["webhooks-logs", "webhooks"];

/** Page with all delivery attempts and their results. */
export function LogsPage() {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.webhooks.logs;
  const mayWrite = useAbility("webhooks.write");
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const { look, list, read, all } = useProgrammedList("/webhooks-logs", {
    rules: LOGS_RULES,
    ask: (view) => logsQuery(view, zone),
  });
  const { view, change, hrefOf } = look;
  const words = {
    say,
    formats,
    hrefOf: ({ _id }: WebhookLog) => hrefOf({ choices: { ...view.choices, log: _id }, page: view.page }),
  };
  const open = view.choices["log"] ?? "";
  const bulk: BulkActs<WebhookLog> = {
    nameOf: ({ event = "", traceId = "" }) => `${event} ${traceId}`,
    words: { list: text.table(), removeOne: (name) => text.remove({ name }), removeText: text.removeText() },
    path: "/webhooks-logs",
    remove: (api, id) => api.DELETE("/webhooks-logs/{id}", { params: { path: { id } } }),
  };
  return (
    <>
      <PageHeader
        title={say.webhooks.title()}
        windowTitle={say.windowTitle({ page: text.table() })}
        aside={list.data ? formats.number(all) : undefined}
      />
      <WebhooksTabs current="logs" />
      <p className={styles.lead}>{text.lead()}</p>
      <RecordList
        {...look}
        rules={LOGS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={logsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={LATEST}
        narrow={logLines(words)}
        fields={useLogFields()}
        words={{
          table: text.table(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
        bulk={mayWrite ? bulk : undefined}
      />
      {open === "" ? null : (
        <LogDrawer
          key={open}
          id={open}
          part={view.choices["part"] ?? "overview"}
          hrefOf={(log, part) => hrefOf({ choices: { ...view.choices, log, part }, page: view.page })}
          onClose={() => change({ choices: { ...view.choices, log: "", part: "overview" }, page: view.page })}
        />
      )}
    </>
  );
}

const STATES = ["delivered", "retrying", "failed"] as const;

/** Returns the filters of the logs. */
function useLogFields(): readonly FilterField[] {
  const { say } = useTexts();
  const formats = useFormats();
  const webhooks = useWebhookNames();
  const { filters } = say.webhooks.logs;
  return [
    { field: "webhook", label: filters.webhook(), operators: ["is"], options: webhooks },
    {
      field: "event",
      label: filters.event(),
      operators: ["is"],
      options: EVENTS.map((value) => ({ value, label: value })),
    },
    {
      field: "state",
      label: filters.state(),
      operators: ["is"],
      options: STATES.map((value) => ({ value, label: say.webhooks.states[value]() })),
    },
    {
      field: "createdAt",
      label: filters.createdAt(),
      operators: ["min", "max"],
      days: true,
      valueWords: (day) => formats.day(Date.parse(day), "UTC"),
    },
  ];
}
