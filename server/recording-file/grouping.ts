import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import type { ContactRecord } from "../../streams/metrics/contact-record.ts";
import { localDays } from "../../streams/projections/local-day.ts";
import { nameIn } from "../../streams/recording/recording-header.ts";

export const GROUPINGS = ["day", "hour", "segment", "agent"] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Heading of the first column. */
export const GROUP_HEADS: Readonly<Record<Grouping, string>> = {
  day: "date",
  hour: "hour",
  segment: "segment",
  agent: "agent",
};

/**
 * Returns a function that returns the group of a contact: the local day (`yyyy-mm-dd`) or hour
 * (`yyyy-mm-dd HH:00`) of its start, or the name of its segment or agent. An unknown name is replaced by the
 * id. The group is empty for a contact without a segment or agent.
 */
export function groupOf(
  by: Grouping,
  { zone, names }: Pick<RecordingHeader, "zone" | "names">,
): (contact: ContactRecord) => string {
  const dayOf = localDays(zone);
  const clock = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "2-digit", hourCycle: "h23" });
  const nameOf = (known: Readonly<Record<string, string>>, id: string | null) =>
    id === null ? "" : (nameIn(known, id) ?? id);
  switch (by) {
    case "day":
      return ({ began }) => dayOf(began).day;
    case "hour":
      return ({ began }) => `${dayOf(began).day} ${clock.format(began)}:00`;
    case "segment":
      return ({ segment }) => nameOf(names.segments, segment);
    case "agent":
      return ({ user }) => nameOf(names.users, user);
  }
}
