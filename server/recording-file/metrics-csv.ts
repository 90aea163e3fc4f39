import { utils } from "sheetjs-ce";
import { plainText } from "../../openapi/formats/plain-text.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import { type ContactFigures, figuresOf } from "../../streams/metrics/contact-figures.ts";
import { type ContactRecord, ContactRecords } from "../../streams/metrics/contact-record.ts";
import { GROUP_HEADS, type Grouping, groupOf } from "./grouping.ts";

interface Column {
  readonly head: string;
  readonly means: string;
  readonly of: (figures: ContactFigures) => number;
}

const OVER_ALL = "of all contacts, in seconds; contacts without such time count as 0";
const COLUMNS: readonly Column[] = [
  {
    head: "total_calls",
    means: "contacts that began in the period, with any outcome",
    of: ({ contacts }) => contacts,
  },
  { head: "hangs", means: "contacts abandoned before an answer", of: ({ hangs }) => hangs },
  { head: "mean_queue_s", means: `mean time in queues ${OVER_ALL}`, of: ({ queued }) => queued.mean },
  { head: "median_queue_s", means: `median time in queues ${OVER_ALL}`, of: ({ queued }) => queued.median },
  { head: "mean_service_s", means: `mean time in calls ${OVER_ALL}`, of: ({ served }) => served.mean },
  { head: "median_service_s", means: `median time in calls ${OVER_ALL}`, of: ({ served }) => served.median },
];

/** Definitions of the columns, one line each. */
export const DEFINITIONS: readonly string[] = COLUMNS.map(({ head, means }) => `${head}: ${means}`);

/**
 * Returns the metrics of a recording's contacts by day, hour, segment or agent as CSV, sorted by group.
 * Contacts that do not end in the recording are excluded; `open` is their number.
 */
export async function metricsCsv(
  header: RecordingHeader,
  events: AsyncIterable<Event>,
  by: Grouping,
): Promise<{ readonly csv: string; readonly open: number }> {
  const groups = new Map<string, ContactRecord[]>();
  const records = new ContactRecords();
  const group = groupOf(by, header);
  for await (const event of events) {
    const contact = records.read(event);
    if (!contact) continue;
    const name = group(contact);
    const members = groups.get(name);
    if (members) members.push(contact);
    else groups.set(name, [contact]);
  }
  const rows = [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, contacts]) => [plainText(name), ...valuesOf(figuresOf(contacts))]);
  return {
    csv: utils.sheet_to_csv(
      utils.aoa_to_sheet([[GROUP_HEADS[by], ...COLUMNS.map(({ head }) => head)], ...rows]),
    ),
    open: records.open,
  };
}

/** Returns the values of a row, rounded to hundredths. */
const valuesOf = (figures: ContactFigures): number[] =>
  COLUMNS.map(({ of }) => Math.round(of(figures) * 100) / 100);
