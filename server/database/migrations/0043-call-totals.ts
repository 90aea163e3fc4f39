import { type Kysely, type Migration, sql } from "kysely";

const SUMS =
  "calls contacts hangs answered abandoned removed ended transferred dismissals timeouts positive negative sentiments reviews begun";
const DURATIONS = "waited waited_abandoned handled queued served";
const WAITS = "answered_waits abandoned_waits removed_waits other_waits";

const columns = (names: string, type: string) =>
  names
    .split(" ")
    .map((name) => `${name} ${type} not null`)
    .join(", ");

/** Sums of calls by quarter hour, segment and channel, filled when the platform starts (`call-totals.ts`). */
export const callTotals: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(`create table call_totals (
        account text not null references accounts (id), definition integer not null,
        quarter bigint not null, segment text not null, channel text not null,
        ${columns(SUMS, "integer")}, ${columns(DURATIONS, "bigint")}, quality double precision not null, ${columns(WAITS, "bigint[]")},
        primary key (account, definition, quarter, segment, channel))`)
      .execute(db);
  },
};
