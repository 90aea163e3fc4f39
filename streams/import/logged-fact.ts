import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { LeftOut } from "./left-out.ts";
import type { Naming } from "./naming.ts";

/** A fact from a log, before sorting. */
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
 * Order within one instant, since logs often have whole seconds: an agent's call ends before the next one
 * begins, a contact begins before its parts and ends after them. A call of zero length ends after it began.
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
 * A data row of a log. `line` counts from 1, including the header; `began` (ms) is the start of the row's
 * contact, whose local day is the row's; `leftOut` is the reason why a row was left out.
 */
export type LogRow =
  | { readonly line: number; readonly began: number; readonly facts: readonly LoggedFact[] }
  | { readonly line: number; readonly leftOut: LeftOut };

/** An adapter reads the lines of one kind of log. */
export type LogAdapter = (lines: AsyncIterable<string>, naming: Naming) => AsyncIterable<LogRow>;
