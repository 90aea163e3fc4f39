import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  `delete from call_totals`,
  `alter table call_totals add outcome text not null, add queued_times bigint[] not null, add served_times bigint[] not null`,
  `create table totals_of_outcomes (like call_totals including defaults) partition by list (outcome)`,
  `drop table call_totals`,
  `alter table totals_of_outcomes rename to call_totals`,
  `alter table call_totals add foreign key (account) references accounts (id)`,
  `alter table call_totals add primary key (account, definition, outcome, quarter, segment, channel)`,
  // Queries without a filter by outcome read pages with nothing else.
  `create table call_totals_of_all partition of call_totals for values in ('')`,
  `create table call_totals_of_outcomes partition of call_totals default`,
  // The platform fills it when it starts.
  `delete from read_models where name = 'call-totals'`,
];

/**
 * Adds totals of calls by outcome, and the times of contacts from which medians are computed. There is one
 * definition of the sums so far, so that no earlier totals are lost.
 */
export const totalsOfOutcomes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
};
