import type { TrafficStarted } from "../../openapi/generated/live-monitor.ts";
import { isLapsed, timeAt } from "./channel-clock.ts";
import { descriptionsOf } from "./descriptions.ts";
import { refusal, type Refusal } from "./fed-event-check.ts";
import type { NewEvent } from "./log-event.ts";
import type { LogWriter } from "./log-writer.ts";
import { readAccountCenter } from "./account-center.ts";

/** Times in ms. */
export interface IntakeTimes {
  /** The wall clock. */
  readonly now: number;
  /** Time for which the clock of a replay continues after its last event. */
  readonly lease: number;
  /** Time after the last live event during which no demo or replay can start. */
  readonly live: number;
}

/** Maximum number of demos and replays that can start in one batch. */
const MAX_STARTS = 10;

/**
 * Accepts or refuses each event of a batch. Accepted events are appended to the current epoch, or to a new
 * one if they start a demo or replay, or are the first live event after it.
 */
export class Intake {
  private starts = 0;

  private constructor(
    private readonly log: LogWriter,
    private readonly times: IntakeTimes,
    /** Sources of the batch that have already started a demo or replay in this channel. */
    private readonly traffic: Set<string>,
  ) {}

  static async into(log: LogWriter, events: readonly NewEvent[], times: IntakeTimes): Promise<Intake> {
    return new Intake(log, times, await trafficSources(log, events));
  }

  async take(event: NewEvent): Promise<Refusal | null> {
    if (event.type === "traffic-started") return this.startTraffic(event);
    const { epoch } = this.log;
    if (epoch.source === event.source)
      return epoch.ended ? refusal("invalid", "This traffic has ended.") : this.takeTraffic(event);
    if (event.type === "traffic-ended" || event.type === "clock-changed" || this.traffic.has(event.source)) {
      return refusal(
        "live-traffic",
        epoch.kind === "live" ? this.refusalReason() : "The current traffic is from another source.",
      );
    }
    if (epoch.kind !== "live") await this.openLive();
    this.log.channel.live_fed_at = this.times.now;
    this.log.append(event);
    return null;
  }

  private async startTraffic(event: NewEvent): Promise<Refusal | null> {
    const { log, times } = this;
    // The start of a demo appends events that describe a whole contact center. Thousands of starts in one
    // transaction would block all other writes.
    if (this.starts >= MAX_STARTS)
      return refusal(
        "invalid",
        `A batch can start traffic at most ${MAX_STARTS} times. Send the other starts in another batch.`,
      );
    // If the wall clock was set back, the stored time can be in the future. It is ignored if it is at least
    // `live` ahead.
    if (
      log.epoch.kind === "live" &&
      Math.abs(times.now - (log.channel.live_fed_at ?? Infinity)) < times.live
    ) {
      return refusal("live-traffic", this.refusalReason());
    }
    const { kind, name, zone, rate } = event.data as unknown as TrafficStarted; // checked against its schema before
    await log.open(
      { kind, source: event.source, name, zone, rate, anchor_wall: times.now, anchor_time: event.time },
      times.now,
    );
    this.traffic.add(event.source);
    this.starts++;
    log.change({ fed_at: times.now, fed_time: event.time });
    log.append(event);
    // A replay file describes its own segments and agents; a demo uses those of the account.
    if (kind === "demo")
      for (const description of descriptionsOf(
        await readAccountCenter(log.trx, log.channel.account),
        event.time,
      ))
        log.append(description);
    return null;
  }

  /**
   * Returns the message for refused traffic of an account with live events: the reason, when a demo or replay
   * can start, and where it can start immediately.
   */
  private refusalReason(): string {
    const last = this.log.channel.live_fed_at;
    if (last === null) return "No traffic of this source has begun.";
    const until = new Date(last + this.times.live).toISOString();
    return `The account receives live events, last at ${new Date(last).toISOString()}. A demo or replay can start at ${until}, ${this.times.live / 60_000} minutes after the last event, or immediately on a platform with another DATA_DIR and PORT.`;
  }

  private takeTraffic(event: NewEvent): null {
    const { log, times } = this;
    if (event.type === "traffic-ended")
      log.change({ anchor_wall: times.now, anchor_time: event.time, rate: 0, ended: true });
    else if (event.type === "clock-changed")
      log.change({ anchor_wall: times.now, anchor_time: event.time, rate: Number(Object(event.data).rate) });
    // Before the clock of a demo starts, it shows the time of the events that happened until then.
    else if (log.epoch.kind === "demo" && log.epoch.rate === 0)
      log.change({ anchor_wall: times.now, anchor_time: Math.max(log.epoch.anchor_time, event.time) });
    else if (isLapsed(log.epoch, times.now, times.lease)) {
      // After a pause longer than the lease, the clock continues where it stopped, or at the time of the new
      // event if that is later.
      log.change({
        anchor_wall: times.now,
        anchor_time: Math.max(timeAt(log.epoch, times.now, times.lease), event.time),
      });
    }
    log.change({ fed_at: times.now, fed_time: event.time });
    log.append(event);
    return null;
  }

  /** Starts a live epoch with events that describe the contact center. Its clock runs in real time. */
  private async openLive(): Promise<void> {
    const { log, times } = this;
    const center = await readAccountCenter(log.trx, log.channel.account);
    await log.open(
      {
        kind: "live",
        source: null,
        name: null,
        zone: center.zone,
        rate: 1,
        anchor_wall: times.now,
        anchor_time: times.now,
      },
      times.now,
    );
    for (const description of descriptionsOf(center, times.now)) log.append(description);
  }
}

/** Returns those sources of the events that have already started a demo or replay in this channel. */
async function trafficSources(log: LogWriter, events: readonly NewEvent[]): Promise<Set<string>> {
  const sources = [...new Set(events.map(({ source }) => source))];
  const rows = await log.trx
    .selectFrom("epochs")
    .select("source")
    .distinct()
    .where("channel", "=", log.channel.number)
    .where("source", "in", sources)
    .execute();
  return new Set(rows.flatMap(({ source }) => source ?? []));
}
