import { sql } from "kysely";
import type { Queries } from "../database/schema.ts";
import { auditChannel } from "../log/channel-name.ts";

/** A time in which a survey was assigned to a segment. Times in ms; the end is exclusive. */
export interface Assignment {
  readonly segment: string;
  readonly survey: string;
  readonly since: number;
  readonly until: number;
}

/** A logged change of a segment, with the survey before and after it; null without one. */
export interface SegmentChange {
  readonly segment: string;
  readonly at: number;
  readonly before: string | null;
  readonly after: string | null;
}

/** Times before and after all calls, ms. */
const [EVER, NEVER] = [0, 8_640_000_000_000_000];

/**
 * Returns when each survey was assigned to which segments, from the changes in the order of the log and from the
 * present settings of segments without changes. Before its first change, a segment had the settings before it.
 */
export function assignmentsOf(
  changes: readonly SegmentChange[],
  present: readonly { readonly segment: string; readonly survey: string | null }[],
): readonly Assignment[] {
  const bySegment = new Map<string, SegmentChange[]>();
  for (const change of changes)
    bySegment.set(change.segment, [...(bySegment.get(change.segment) ?? []), change]);
  const unchanged = present.flatMap(({ segment, survey }) =>
    survey === null || bySegment.has(segment) ? [] : [{ segment, survey, since: EVER, until: NEVER }],
  );
  const changed = [...bySegment].flatMap(([segment, of]) =>
    [{ at: EVER, after: of[0]?.before ?? null }, ...of].flatMap(({ at, after }, place) => {
      const until = of[place]?.at ?? NEVER;
      return after === null || until <= at ? [] : [{ segment, survey: after, since: at, until }];
    }),
  );
  return [...unchanged, ...changed];
}

/** Reads when each survey was assigned to which segments, from the audit log. */
export async function readAssignments(db: Queries, account: string): Promise<readonly Assignment[]> {
  const { rows: changes } = await sql<SegmentChange>`
    select substring(subject from 9) as segment, time::float8 as at, data -> 'before' ->> 'surveyForm' as before,
      case when type = 'segment-removed' then null else data -> 'after' ->> 'surveyForm' end as after
    from events where epoch in (select epochs.number from epochs join channels on channels.number = epochs.channel
      where channels.name = ${auditChannel(account)})
    and subject like 'segment/%' and type in ('segment-created', 'segment-edited', 'segment-removed')
    order by epoch, "offset"`.execute(db);
  const { rows: present } = await sql<{ segment: string; survey: string | null }>`
    select id as segment, data ->> 'surveyForm' as survey from segments where account = ${account}`.execute(
    db,
  );
  return assignmentsOf(changes, present);
}
