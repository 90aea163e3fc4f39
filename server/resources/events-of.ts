import { type RawBuilder, sql } from "kysely";

/**
 * From and where of what was said of some subjects on a channel. Every life of the log is looked at by
 * itself: its index goes by life and subject.
 */
export const eventsOf = (
  channel: string,
  subjects: readonly string[],
  types: readonly string[],
): RawBuilder<unknown> => sql`from events where epoch in (select epochs.number from epochs join channels on channels.number = epochs.channel where channels.name = ${channel})
    and subject = any(${subjects}::text[]) and type = any(${types}::text[])`;
