import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { LeftOut } from "./left-out.ts";
import type { Naming } from "./naming.ts";

/** What an adapter makes of a log: a fact that happened, not yet in its place among the others. */
export interface LoggedFact {
  /** ms */
  readonly time: number;
  /** Among facts of the same instant the smaller goes first: a value of `RANK`. */
  readonly rank: number;
  readonly type: string;
  readonly subject: string;
  readonly data: Event["data"];
}

/**
 * The order within one instant, since logs often tell whole seconds: an agent's call ends before the next one
 * begins, a contact begins before its parts and ends after them. A call that took no time ends after it
 * began.
 */
export const RANK = {
  lastCallEnded: 0,
  userChanged: 1,
  contactCreated: 2,
  queueCreated: 3,
  queueLeft: 4,
  callCreated: 5,
  callEnded: 6,
  contactEnded: 7,
};

/**
 * One data row of a log. `line` counts from 1, a header line too; `began` (ms) is when the contact began that
 * the row tells of, whose local day is the row's; `leftOut` says why nothing could be made of a row.
 */
export type LogRow =
  | { readonly line: number; readonly began: number; readonly facts: readonly LoggedFact[] }
  | { readonly line: number; readonly leftOut: LeftOut };

/** An adapter reads the lines of one kind of log. */
export type LogAdapter = (lines: AsyncIterable<string>, naming: Naming) => AsyncIterable<LogRow>;
