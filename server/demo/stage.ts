import type { DetailStatus, Event } from "../../openapi/generated/live-monitor.ts";
import type { Agenda } from "./agenda.ts";
import type { CallPapers, DemoRow, EndedCall } from "./papers.ts";
import type { Random } from "./random.ts";

/** Shared state of a simulated day: time, random numbers, and the output. */
export interface Stage {
  readonly agenda: Agenda;
  readonly random: Random;
  /** Emits an event at the current time, with the record that belongs to it. */
  readonly say: (type: string, subject: string, data: Event["data"], row?: DemoRow) => void;
  /** Number of known customers. */
  readonly customers: number;
  /** Returns what follows an answered call; null for a simulation of events alone. */
  readonly papersOf: ((call: EndedCall) => CallPapers) | null;
  /** Returns an id that is unique in this day. */
  readonly key: (kind: string) => string;
}

/** An activity besides serving customers, from the time `at` (ms) for `lasts` ms. */
export interface Activity {
  readonly at: number;
  readonly status: DetailStatus;
  readonly lasts: number;
  readonly reason?: string;
}
