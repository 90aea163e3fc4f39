import type { DetailStatus, Event } from "../../openapi/generated/live-monitor.ts";
import type { Agenda } from "./agenda.ts";
import type { Random } from "./random.ts";

/** Shared state of a simulated day: time, random numbers, and the output. */
export interface Stage {
  readonly agenda: Agenda;
  readonly random: Random;
  /** Emits an event at the current time. */
  readonly say: (type: string, subject: string, data: Event["data"]) => void;
  /** An id that nothing else of this day has. */
  readonly key: (kind: string) => string;
}

/** An activity besides serving customers: start (ms) and duration (ms). */
export interface Activity {
  readonly at: number;
  readonly status: DetailStatus;
  readonly lasts: number;
  readonly reason?: string;
}
