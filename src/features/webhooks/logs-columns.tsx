import type { WebhookLog } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { isReference } from "../../resource/records/record/named-records.ts";
import { ExactMoment } from "../../resource/cells/exact-moment.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { tookOf } from "./took-of.ts";
import { TryState } from "./try-state.tsx";
import styles from "./webhooks.module.css";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Returns the path that opens an attempt beside the list. */
  readonly hrefOf: (log: WebhookLog) => string;
}

/** All columns of the list, in default order. */
export function logsColumns(words: Words): readonly ListColumn<WebhookLog>[] {
  const { say, formats } = words;
  const { columns, hints } = say.webhooks.logs;
  return [
    {
      id: "event",
      header: columns.event(),
      cell: (log) => eventOf(log, words),
      written: { kind: "text", of: ({ event }) => event },
    },
    {
      id: "webhook",
      header: columns.webhook(),
      cell: (log) => webhookName(log, say),
      written: { kind: "text", of: (log) => webhookName(log, say) },
    },
    {
      id: "state",
      header: columns.state(),
      width: 148,
      cell: ({ state }) => (state ? <TryState state={state} /> : null),
      written: { kind: "text", of: ({ state }) => state && say.webhooks.states[state]() },
    },
    {
      id: "status",
      header: columns.status(),
      width: 140,
      cell: (log) => statusOf(log, say),
      written: { kind: "number", of: ({ response }) => response?.statusCode },
    },
    {
      id: "attempt",
      header: columns.attempt(),
      width: 96,
      align: "end",
      explains: hints.attempt(),
      cell: ({ attempt = 1 }) => formats.number(attempt),
      written: { kind: "number", of: ({ attempt }) => attempt },
    },
    {
      id: "took",
      header: columns.took(),
      width: 96,
      align: "end",
      explains: hints.took(),
      cell: ({ took = 0 }) => tookOf(took, formats),
      written: { kind: "number", of: ({ took }) => took },
    },
    {
      id: "traceId",
      header: columns.traceId(),
      width: 268,
      cell: ({ traceId }) => (
        <span className={styles.code} title={traceId}>
          {traceId}
        </span>
      ),
      written: { kind: "text", of: ({ traceId }) => traceId },
    },
    {
      id: "nextAt",
      header: columns.nextAt(),
      width: 196,
      explains: hints.nextAt(),
      cell: ({ nextAt }) => (nextAt ? <ExactMoment instant={nextAt} seconds /> : null),
      written: { kind: "moment", of: ({ nextAt }) => nextAt },
    },
    {
      id: "createdAt",
      header: columns.createdAt(),
      width: 196,
      sortable: true,
      cell: ({ createdAt }) => (createdAt ? <ExactMoment instant={createdAt} seconds /> : null),
      written: { kind: "moment", of: ({ createdAt }) => createdAt },
    },
  ];
}

/** Renders an attempt as a two-line row, for narrow screens. */
export const logLines =
  (words: Words) =>
  (log: WebhookLog): NarrowRow => ({
    title: eventOf(log, words),
    state: log.state ? <TryState state={log.state} /> : null,
    details: webhookName(log, words.say),
    value: log.createdAt ? <ExactMoment instant={log.createdAt} seconds /> : null,
  });

const eventOf = (log: WebhookLog, { hrefOf }: Words) => (
  <TextLink href={hrefOf(log)} quiet>
    {log.event}
  </TextLink>
);

/** Returns the name of an attempt's webhook, or a text for a removed webhook. */
export const webhookName = ({ webhook }: WebhookLog, say: TranslationFunctions): string =>
  (isReference(webhook) ? webhook.name : null) ?? say.webhooks.logs.webhookDeleted();

function statusOf({ response }: WebhookLog, say: TranslationFunctions) {
  return response ? (
    <span title={response.statusName}>{`${response.statusCode} ${response.statusName}`}</span>
  ) : (
    <span className={styles.quiet}>{say.webhooks.noResponse()}</span>
  );
}
