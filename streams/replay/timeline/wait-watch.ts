import type { FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import { idOf, type Told } from "../../events/event.ts";
import type { FloorDraft } from "../../projections/floor-draft.ts";
import type { Floor } from "../../projections/floor.ts";
import type { Wait } from "./wait.ts";

/**
 * Sees every event of a fold and notes each wait when it is over, exactly where the fold counts it as
 * answered or abandoned.
 */
export class WaitWatch {
  /** In the order of their ends. */
  readonly waits: Wait[] = [];
  private readonly open = new Map<string, FloorQueueEntry>();
  private readonly entryOf = new Map<string, string>();
  private waiting: number;
  private talking: number;

  constructor(begin: Floor) {
    this.waiting = begin.queue.size;
    this.talking = begin.calls.size;
    begin.queue.forEach((entry) => this.enter(entry));
  }

  see({ type, subject, time, data }: Told, { queue, calls }: Pick<FloorDraft, "queue" | "calls">): void {
    const [cameIn, wasTaken, left] = [
      queue.size > this.waiting,
      calls.size > this.talking,
      queue.size < this.waiting,
    ];
    this.waiting = queue.size;
    this.talking = calls.size;
    const id = idOf(subject);
    if (type === "queue-created" && cameIn) {
      const entry = queue.get(id);
      if (entry) this.enter(entry);
    } else if (type === "call-created" && wasTaken) {
      const call = calls.get(id);
      if (call?.queue) this.leave(call.queue);
      if (call && call.waited !== null)
        this.waits.push({
          since: call.since - call.waited,
          until: call.since,
          segment: call.segment,
          isAnswered: true,
          user: call.user,
        });
    } else if (left && (type === "queue-abandoned" || type === "contact-ended")) {
      const entry = this.leave(type === "queue-abandoned" ? id : (this.entryOf.get(id) ?? ""));
      const hasHungUp = type === "queue-abandoned" || data["outcome"] === "abandoned";
      if (entry && hasHungUp)
        this.waits.push({
          since: entry.since,
          until: Math.max(entry.since, Date.parse(time)),
          segment: entry.segment,
          isAnswered: false,
          user: null,
        });
    }
  }

  private enter(entry: FloorQueueEntry): void {
    this.open.set(entry.id, entry);
    this.entryOf.set(entry.contact, entry.id);
  }

  private leave(id: string): FloorQueueEntry | undefined {
    const entry = this.open.get(id);
    this.open.delete(id);
    if (entry && this.entryOf.get(entry.contact) === id) this.entryOf.delete(entry.contact);
    return entry;
  }
}
