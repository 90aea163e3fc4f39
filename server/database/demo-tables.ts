import type { Instant } from "./columns.ts";

/** Progress of the days before the demo, which are written in the background. */
interface DemoHistoryTable {
  account: string;
  days: number;
  of_days: number;
  calls: number;
  expected: number;
  /** Start of the present run, and the number of calls at that time. */
  began_at: Instant;
  began_with: number;
  updated_at: Instant;
}

/** Account with a month of real calls that belongs to the account of a demo. */
interface DemoMonthTable {
  account: string;
  /** Id of the account with the month. */
  month: string;
  state: "loading" | "loaded" | "stopped" | "failed";
  rows_read: number;
  /** Rows without events, because they cannot be read. */
  left_out: number;
  /** Number of events and records that were written, and of all of them. */
  written: number;
  events: number;
  /** Reason of a failure. */
  fault: string | null;
  updated_at: Instant;
}

/** Users of the same person in two accounts. Each pair has two rows, one for each direction. */
interface LinkedUserTable {
  account: string;
  user_id: string;
  linked_account: string;
  linked_user: string;
}

/** Tables of demos, and of the accounts that belong to them. */
export interface DemoTables {
  demo_histories: DemoHistoryTable;
  demo_months: DemoMonthTable;
  linked_users: LinkedUserTable;
}
