import type { Event, TrafficEnded } from "../../openapi/generated/live-monitor.ts";
import { Batch, type BatchLimits } from "./batch.ts";
import { fedEvent, type FedEvent } from "./fed-event.ts";
import { Feeder } from "./feeder.ts";
import { FeedRejected } from "./feed-client.ts";
import { heldFor, type Pace, restAt, timeAt } from "./pace.ts";
import { PLAY_TUNING, type PlayOptions, type PlayTuning } from "./play-options.ts";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";

/** Result of a play. */
interface PlaySummary {
  readonly name: string;
  readonly source: string;
  readonly ended: "finished" | "stopped";
  readonly sent: number;
  readonly accepted: number;
  readonly duplicates: number;
  readonly refused: number;
}

/**
 * Plays a recording: announces its start and its names, feeds each event when it is due, keeps the platform's
 * clock on recording time, and announces its end. Rejects if the platform refuses the play, or is unreachable
 * for longer than the time limit.
 */
export async function play(options: PlayOptions): Promise<PlaySummary> {
  const player = new Player(options);
  try {
    await player.start();
    while (await player.feedNext());
    return await player.finish();
  } catch (error) {
    if (!options.signal.aborted) throw error;
    return await player.stop();
  } finally {
    await options.recording.events.return?.();
  }
}

class Player {
  private readonly tuning: PlayTuning;
  private readonly says: ReturnType<typeof playEvents>;
  private readonly upcoming: Upcoming<Event>;
  private readonly feeder: Feeder;
  private pace: Pace = { time: 0, at: 0, rate: 0 };
  private hasStarted = false;
  private clockEvents = 0;
  /** The latest time in the recording so far: its order is not that of its times. */
  private latest = -Infinity;

  constructor(private readonly options: PlayOptions) {
    const { recording, source, door, clock, listener } = options;
    this.tuning = { ...PLAY_TUNING, ...options.tuning };
    this.says = playEvents(source, recording.header);
    this.upcoming = new Upcoming(recording.events);
    this.feeder = new Feeder({
      door,
      clock,
      patience: this.tuning.patience,
      retrying: (retry) => listener?.retrying?.(retry),
      refused: (event, message) => listener?.refused?.(event, message),
    });
  }

  /** Starts the play and immediately feeds the events before its start time. */
  async start(): Promise<void> {
    const { speed, from, clock } = this.options;
    const opening = (await this.dueTime()) ?? clock.wall();
    const begin = Math.max(opening, from?.(opening) ?? opening);
    const runsFromOpening = begin === opening && speed !== Infinity;
    this.latest = opening;
    await this.open(opening, runsFromOpening ? speed : 0);
    if (runsFromOpening) return;
    while (await this.feedDue(begin - 1));
    this.pace = { time: begin, at: clock.now(), rate: speed };
    if (this.isRunning()) await this.sayClock();
  }

  /** Feeds what is due now and rests until something is again. False after the last event. */
  async feedNext(): Promise<boolean> {
    const { clock, signal } = this.options;
    const now = timeAt(this.pace, clock.now());
    const fed = await this.feedDue(now);
    const upcoming = await this.dueTime();
    if (upcoming === null) return false;
    if (fed && upcoming <= now) return true;
    const rest = restAt(clock.now(), this.pace, upcoming, this.feeder.spokeAt, this.tuning);
    if (rest > 0) await clock.wait(rest, signal);
    signal.throwIfAborted();
    if (clock.now() - this.feeder.spokeAt >= this.tuning.silence) await this.sayClock();
    return true;
  }

  async finish(): Promise<PlaySummary> {
    await this.say(this.says.ended(this.position(), "finished"));
    return this.summary("finished");
  }

  /** Announces that the play was stopped, if the platform responds in time. */
  async stop(): Promise<PlaySummary> {
    if (this.hasStarted) {
      const { clock } = this.options;
      const patience = new AbortController();
      const goodbye = this.feeder
        .feed([this.says.ended(this.position(), "stopped")], patience.signal)
        .catch(() => undefined);
      await Promise.race([goodbye, clock.wait(this.tuning.farewell, patience.signal)]);
      patience.abort();
    }
    return this.summary("stopped");
  }

  private async open(time: number, rate: number): Promise<void> {
    const { took } = await this.say(this.says.started(time, rate));
    this.hasStarted = true;
    this.pace = { time, at: this.options.clock.now(), rate };
    // The platform's clock may be running since an attempt whose response was lost.
    if (took > this.tuning.tolerance && this.isRunning()) await this.sayClock();
    const described = this.says.described(time);
    const { events } = this.tuning.limits;
    for (let at = 0; at < described.length; at += events) await this.feed(described.slice(at, at + events));
  }

  /** Feeds one batch of events up to `until`; returns false if there is none. */
  private async feedDue(until: number): Promise<boolean> {
    const batch = new Batch(this.limits());
    for (let due = await this.dueTime(); due !== null && due <= until; due = await this.dueTime()) {
      const event = await this.upcoming.peek();
      if (event && !isAboutTraffic(event) && !batch.add(this.says.recorded(event))) break;
      this.latest = due;
      this.upcoming.take();
    }
    if (batch.events.length === 0) return false;
    // At full speed the clock advances in steps.
    const clock = this.pace.rate === Infinity ? [this.says.clock(++this.clockEvents, this.latest, 0)] : [];
    await this.feed([...batch.events, ...clock]);
    return true;
  }

  /** A batch of a play without a pace leaves room for the clock. */
  private limits(): BatchLimits {
    const { events, bytes } = this.tuning.limits;
    return this.pace.rate === Infinity ? { events: events - 1, bytes: bytes - 1_000 } : { events, bytes };
  }

  private async feed(events: readonly FedEvent[]): Promise<void> {
    const { took } = await this.feeder.feed(events, this.options.signal);
    this.options.listener?.progress?.(this.position(), this.feeder.counts.sent);
    if (took > this.tuning.tolerance) {
      this.pace = heldFor(this.pace, took);
      if (this.isRunning()) await this.sayClock();
    }
  }

  /**
   * Stops recording time until the platform has received the clock, so that its clock is never behind the
   * events.
   */
  private async sayClock(): Promise<void> {
    const time = this.position();
    await this.say(this.says.clock(++this.clockEvents, time, this.pace.rate));
    this.pace = { ...this.pace, time, at: this.feeder.spokeAt };
  }

  /** The play ends if its own events are rejected. */
  private async say(event: FedEvent): Promise<{ took: number }> {
    const { answer, took } = await this.feeder.feed([event], this.options.signal);
    if (answer.refused[0]) throw new FeedRejected(answer.refused[0].message);
    return { took };
  }

  /** Returns the recording time of the next event; null after the last. */
  private async dueTime(): Promise<number | null> {
    const event = await this.upcoming.peek();
    return event && Math.max(this.latest, Date.parse(event.time));
  }

  private isRunning(): boolean {
    return this.pace.rate > 0 && this.pace.rate < Infinity;
  }

  /** The recording time that has been reached. */
  private position(): number {
    return this.isRunning()
      ? timeAt(this.pace, this.options.clock.now())
      : Math.max(this.latest, this.pace.time);
  }

  private summary(ended: PlaySummary["ended"]): PlaySummary {
    const { recording, source } = this.options;
    return { name: recording.header.name, source, ended, ...this.feeder.counts };
  }
}

/** An iterator with a lookahead of one item. */
class Upcoming<Item> {
  private next: Promise<IteratorResult<Item>> | null = null;

  constructor(private readonly items: AsyncIterator<Item>) {}

  /** The next item, null after the last. */
  async peek(): Promise<Item | null> {
    this.next ??= this.items.next();
    const { done, value } = await this.next;
    return done ? null : value;
  }

  /** Consumes the item. */
  take(): void {
    this.next = null;
  }
}

const SUBJECT = "traffic/play";

/** Events that a play adds to the recorded ones, at recording time (ms). Each play has its own source. */
const playEvents = (source: string, header: RecordingHeader) => ({
  started: (time: number, rate: number): FedEvent =>
    fedEvent(source, "started", "traffic-started", SUBJECT, time, {
      kind: "recording",
      name: header.name,
      zone: header.zone,
      rate,
    }),

  /** Names of the ids in the recording. */
  described: (time: number): FedEvent[] => [
    ...Object.entries(header.names.segments).map(([id, name]) =>
      fedEvent(source, `segment/${id}`, "segment-described", `segment/${id}`, time, { name, imported: true }),
    ),
    ...Object.entries(header.names.users).map(([id, name]) =>
      fedEvent(source, `user/${id}`, "user-described", `user/${id}`, time, { name, imported: true }),
    ),
  ],

  clock: (number: number, time: number, rate: number): FedEvent =>
    fedEvent(source, `clock/${number}`, "clock-changed", SUBJECT, time, { rate }),

  ended: (time: number, reason: TrafficEnded["reason"]): FedEvent =>
    fedEvent(source, "ended", "traffic-ended", SUBJECT, time, { reason }),

  /**
   * A recorded event in this play. Its offset names it, since ids are only unique together with their first
   * source.
   */
  recorded: ({ specversion, type, subject, time, dataschema, data, offset }: Event): FedEvent => ({
    specversion,
    id: `event/${offset}`,
    source,
    type,
    subject,
    time,
    ...(dataschema === undefined ? {} : { dataschema }),
    data,
  }),
});

/** Traffic events inside a recording, which are not played again. */
const isAboutTraffic = ({ type }: Event): boolean =>
  type === "traffic-started" || type === "traffic-ended" || type === "clock-changed";
