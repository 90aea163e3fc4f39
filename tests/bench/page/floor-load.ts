import type { Event, Snapshot } from "../../../openapi/generated/live-monitor.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, floorToJson } from "../../../streams/projections/floor.ts";

export interface LoadSettings {
  /** Number of agents without the probe. */
  readonly agents: number;
  readonly channel: string;
  /** Start, ms: every time in the load is before it. */
  readonly start: number;
}

/** Precedes the number of the latest probe, wherever a table draws it. */
export const MARK = "¤";
export const EPOCH = "01JD0000000000000000000000";

const STATUSES = [
  "available",
  "acd",
  "meeting",
  "in-call",
  "busy",
  "break",
  "bath",
  "meal",
  "team-meeting",
  "training",
  "releasing",
  "occupying",
];
const SEGMENTS = Array.from({ length: 9 }, (_, index) => ({
  id: `65c0${index.toString(16).padStart(20, "0")}`,
  name: `Segment ${index + 1}`,
}));
const HOUR = 3_600_000;
/**
 * The share of events that take an agent off the floor; the next event about that agent brings the row back.
 */
const REMOVALS = 0.01;
/** Events about each agent before the load begins: their description, connection and status. */
const WORDS_EACH = 3;

const agentId = (index: number) => `65b0${index.toString(16).padStart(20, "0")}`;
const PROBE = agentId(0xff_ff_ff);

/** Chance that repeats itself: mulberry32. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * A floor and the events that move it, as texts in the real envelope with consecutive offsets. Each event
 * changes how long an agent has been in a state, which is the sort key of every table: no order survives an
 * event. The probe has been in its state for longest, so it is first, and its reason names the latest of its
 * events that is shown.
 */
export class FloorLoad {
  private readonly random = chance(7);
  private readonly statuses: Uint8Array;
  private readonly removed: Uint8Array;
  private offset: number;

  constructor(private readonly settings: LoadSettings) {
    this.statuses = Uint8Array.from({ length: settings.agents }, (_, index) => index % STATUSES.length);
    this.removed = new Uint8Array(settings.agents);
    this.offset = SEGMENTS.length + (settings.agents + 1) * WORDS_EACH;
  }

  /** Last offset sent. */
  get head(): number {
    return this.offset;
  }

  /** The floor before the first event, folded as the platform folds it. */
  snapshot(): Snapshot {
    const { channel } = this.settings;
    const head = this.offset;
    this.offset = 0;
    const events = [...this.beginning()].map((text) => JSON.parse(text) as Event);
    if (this.offset !== head)
      throw new Error(`The floor begins with ${this.offset} events and not with ${head}.`);
    return {
      channel,
      epoch: EPOCH,
      offset: head,
      clock: this.clock(),
      state: floorToJson(evolveFloor(emptyFloor("UTC"), events)),
    };
  }

  /** Something happens to any agent. */
  next(): string {
    const index = (this.random() * this.settings.agents) | 0;
    const user = `user/${agentId(index)}`;
    if (this.removed[index] === 1) {
      this.removed[index] = 0;
      return this.described(index);
    }
    if (this.random() < REMOVALS) {
      this.removed[index] = 1;
      return this.event("user-described", user, this.anyTime(), `{"name":"${nameOf(index)}","removed":true}`);
    }
    const status =
      ((this.statuses[index] ?? 0) + 1 + ((this.random() * (STATUSES.length - 1)) | 0)) % STATUSES.length;
    this.statuses[index] = status;
    return this.event(
      "user-status-changed",
      user,
      this.anyTime(),
      `{"status":"${STATUSES[status]}","reason":"reason ${(this.random() * 50) | 0}"}`,
    );
  }

  /** The probe is changed for the `count`th time. */
  probe(count: number): string {
    return this.event(
      "user-status-changed",
      `user/${PROBE}`,
      this.longAgo(),
      `{"status":"break","reason":"${MARK}${count}"}`,
    );
  }

  /** A `queue:updated` with these events. */
  updated(events: readonly string[]): string {
    return `{"channel":"${this.settings.channel}","epoch":"${EPOCH}","clock":${JSON.stringify(this.clock())},"events":[${events.join(",")}]}`;
  }

  heartbeat(): string {
    return `{"channel":"${this.settings.channel}","epoch":"${EPOCH}","head":${this.offset},"clock":${JSON.stringify(this.clock())}}`;
  }

  clock() {
    return { now: new Date().toISOString(), rate: 1, zone: "UTC" };
  }

  private *beginning(): Generator<string> {
    for (const { id, name } of SEGMENTS)
      yield this.event(
        "segment-described",
        `segment/${id}`,
        this.longAgo(),
        `{"name":"${name}","channels":["audio"]}`,
      );
    yield this.event(
      "user-described",
      `user/${PROBE}`,
      this.longAgo(),
      `{"name":"Probe","segments":["${SEGMENTS[0]?.id}"]}`,
    );
    yield this.event("user-connected", `user/${PROBE}`, this.longAgo(), `{"session":"probe"}`);
    yield this.probe(0);
    for (let index = 0; index < this.settings.agents; index++) {
      const user = `user/${agentId(index)}`;
      yield this.described(index);
      yield this.event("user-connected", user, this.longAgo(), `{"session":"s${index}"}`);
      yield this.event(
        "user-status-changed",
        user,
        this.anyTime(),
        `{"status":"${STATUSES[index % STATUSES.length]}"}`,
      );
    }
  }

  private described(index: number): string {
    return this.event(
      "user-described",
      `user/${agentId(index)}`,
      this.anyTime(),
      `{"name":"${nameOf(index)}","segments":["${SEGMENTS[index % SEGMENTS.length]?.id}"]}`,
    );
  }

  private event(type: string, subject: string, time: string, data: string): string {
    const offset = ++this.offset;
    return `{"specversion":"1.0","id":"load-${offset}","source":"/telephony","type":"${type}","subject":"${subject}","time":"${time}","channel":"${this.settings.channel}","epoch":"${EPOCH}","offset":${offset},"data":${data}}`;
  }

  private anyTime(): string {
    return new Date(this.settings.start - ((this.random() * 6 * HOUR) | 0)).toISOString();
  }

  private longAgo(): string {
    return new Date(this.settings.start - 8 * HOUR).toISOString();
  }
}

const nameOf = (index: number) => `Agent ${String(index).padStart(6, "0")}`;
