import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { LeftOut } from "./left-out.ts";
import type { Naming } from "./naming.ts";

/** A fact from a log, before sorting. */
export interface LoggedFact {
  /** ms */
  readonly time: number;
  /** Order among facts of the same instant, lowest first: a value of `RANK`. */
  readonly rank: number;
  readonly type: string;
  readonly subject: string;
  readonly data: Event["data"];
}

/**
 * Order of facts within one instant. It matters because logs often have whole seconds. A call that began
 * earlier ends (`lastCallEnded`) before the agent's next call begins; a call of zero length ends
 * (`callEnded`) after it began. A contact begins before its queue entries and calls, and ends after them.
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
 * A data row of a log. `line` counts from 1, including the header. `began` (ms) is the start of the row's
 * contact, which decides the row's local day. `leftOut` is the reason why a row was left out.
 */
export type LogRow =
  | { readonly line: number; readonly began: number; readonly facts: readonly LoggedFact[] }
  | { readonly line: number; readonly leftOut: LeftOut };

/** Reads the lines of one kind of log. */
export type LogAdapter = (lines: AsyncIterable<string>, naming: Naming) => AsyncIterable<LogRow>;
