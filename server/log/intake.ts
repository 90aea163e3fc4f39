import type { TrafficStarted } from "../../openapi/generated/live-monitor.ts";
import { isLapsed, timeAt } from "./channel-clock.ts";
import { descriptionsOf } from "./descriptions.ts";
import { refusal, type Refusal } from "./fed-event-check.ts";
import type { NewEvent } from "./log-event.ts";
import type { LogWriter } from "./log-writer.ts";
import { readAccountCenter } from "./account-center.ts";

/** ms */
export interface IntakeTimes {
  /** The wall clock. */
  readonly now: number;
  /** Time for which a recording's clock continues after its last event. */
  readonly lease: number;
  /** Time for which an account counts as live after its last real event. */
  readonly live: number;
}

const MOST_STARTS = 10;

/** Decides for one event after the other whether it is taken, and into which life of the log. */
export class Intake {
  private starts = 0;

  private constructor(
    private readonly log: LogWriter,
    private readonly times: IntakeTimes,
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
        epoch.kind === "live" ? this.fedForReal() : "Other traffic has the channel.",
      );
    }
    if (epoch.kind !== "live") await this.openLive();
    this.log.channel.live_fed_at = this.times.now;
    this.log.append(event);
    return null;
  }

  private async startTraffic(event: NewEvent): Promise<Refusal | null> {
    const { log, times } = this;
    // Each start describes a whole center. Thousands of them in one transaction would block all other writes.
    if (this.starts >= MOST_STARTS)
      return refusal(
        "invalid",
        `A delivery can start traffic ${MOST_STARTS} times at most; the rest needs another delivery.`,
      );
    // After the clock was set back, the stored time can be in the future and is ignored.
    if (
      log.epoch.kind === "live" &&
      Math.abs(times.now - (log.channel.live_fed_at ?? Infinity)) < times.live
    ) {
      return refusal("live-traffic", this.fedForReal());
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
    // A recording shows what it names itself.
    if (kind === "demo")
      for (const description of descriptionsOf(
        await readAccountCenter(log.trx, log.channel.account),
        event.time,
      ))
        log.append(description);
    return null;
  }

  /**
   * Returns the reason why traffic is refused, when it will be accepted, and where it is accepted
   * immediately.
   */
  private fedForReal(): string {
    const last = this.log.channel.live_fed_at;
    if (last === null) return "No traffic of this source has begun.";
    const until = new Date(last + this.times.live).toISOString();
    return `The account is fed for real, last at ${new Date(last).toISOString()}; a demo or a recording would be mixed up with it. One can begin from ${until} on, ${this.times.live / 60_000} minutes after the last such event, or at once on a platform with another DATA_DIR and PORT.`;
  }

  private takeTraffic(event: NewEvent): null {
    const { log, times } = this;
    if (event.type === "traffic-ended")
      log.change({ anchor_wall: times.now, anchor_time: event.time, rate: 0, ended: true });
    else if (event.type === "clock-changed")
      log.change({ anchor_wall: times.now, anchor_time: event.time, rate: Number(Object(event.data).rate) });
    else if (isLapsed(log.epoch, times.now, times.lease)) {
      // After a pause longer than the lease, the clock continues where it stopped, or at the time of the new
      // event.
      log.change({
        anchor_wall: times.now,
        anchor_time: Math.max(timeAt(log.epoch, times.now, times.lease), event.time),
      });
    }
    log.change({ fed_at: times.now, fed_time: event.time });
    log.append(event);
    return null;
  }

  /** Starts an epoch in real time, with the names of the account's segments and agents. */
  private async openLive(): Promise<void> {
    const { log, times } = this;
    const centre = await readAccountCenter(log.trx, log.channel.account);
    await log.open(
      {
        kind: "live",
        source: null,
        name: null,
        zone: centre.zone,
        rate: 1,
        anchor_wall: times.now,
        anchor_time: times.now,
      },
      times.now,
    );
    for (const description of descriptionsOf(centre, times.now)) log.append(description);
  }
}

/** Which of the sources ever brought traffic into this channel. */
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
