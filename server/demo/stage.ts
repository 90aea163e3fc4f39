import type { DetailStatus, Event } from "../../openapi/generated/live-monitor.ts";
import type { Agenda } from "./agenda.ts";
import type { Random } from "./random.ts";

/** What everybody in a simulated day shares: the time, chance, and a voice. */
export interface Stage {
  readonly agenda: Agenda;
  readonly random: Random;
  /** Says that something happened, now. */
  readonly say: (type: string, subject: string, data: Event["data"]) => void;
  /** An id that nothing else of this day has. */
  readonly key: (kind: string) => string;
}

/** What an agent does besides serving customers: from when on (ms), for how long (ms). */
export interface Activity {
  readonly at: number;
  readonly status: DetailStatus;
  readonly lasts: number;
  readonly reason?: string;
}
