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
 * Plays a recording: sends an event for its start and the names of its segments and users, feeds each
 * recorded event when it is due, keeps the platform's clock at recording time, and sends an event for its
 * end. Rejects if the platform refuses the play, or is unreachable for longer than the time limit.
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
  private readonly ownEvents: ReturnType<typeof playEvents>;
  private readonly upcoming: Upcoming<Event>;
  private readonly feeder: Feeder;
  private pace: Pace = { time: 0, at: 0, rate: 0 };
  private hasStarted = false;
  private clockEvents = 0;
  /** Latest time (ms) of the events so far, which are not always in order of time. */
  private latest = -Infinity;

  constructor(private readonly options: PlayOptions) {
    const { recording, source, door, clock, listener } = options;
    this.tuning = { ...PLAY_TUNING, ...options.tuning };
    this.ownEvents = playEvents(source, recording.header);
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

  /**
   * Feeds a batch of due events. When no more are due, waits until the next event, or until a clock event
   * must prevent a long silence. Returns false after the last event.
   */
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
    await this.say(this.ownEvents.ended(this.position(), "finished"));
    return this.summary("finished");
  }

  /** Sends the event that the play was stopped. Waits for the response for at most `farewell` ms. */
  async stop(): Promise<PlaySummary> {
    if (this.hasStarted) {
      const { clock } = this.options;
      const patience = new AbortController();
      const goodbye = this.feeder
        .feed([this.ownEvents.ended(this.position(), "stopped")], patience.signal)
        .catch(() => undefined);
      await Promise.race([goodbye, clock.wait(this.tuning.farewell, patience.signal)]);
      patience.abort();
    }
    return this.summary("stopped");
  }

  private async open(time: number, rate: number): Promise<void> {
    const { took } = await this.say(this.ownEvents.started(time, rate));
    this.hasStarted = true;
    this.pace = { time, at: this.options.clock.now(), rate };
    // An earlier attempt, whose response was lost, may have started the platform's clock. So the clock is set
    // again.
    if (took > this.tuning.tolerance && this.isRunning()) await this.sayClock();
    const described = this.ownEvents.described(time);
    const { events } = this.tuning.limits;
    for (let at = 0; at < described.length; at += events) await this.feed(described.slice(at, at + events));
  }

  /** Feeds one batch of events up to the recording time `until`. Returns false if no event was fed. */
  private async feedDue(until: number): Promise<boolean> {
    const batch = new Batch(this.limits());
    for (let due = await this.dueTime(); due !== null && due <= until; due = await this.dueTime()) {
      const event = await this.upcoming.peek();
      if (event && !isAboutTraffic(event) && !batch.add(this.ownEvents.recorded(event))) break;
      this.latest = due;
      this.upcoming.take();
    }
    if (batch.events.length === 0) return false;
    // At maximum speed, the platform's clock does not run: each batch sets it to the batch's latest time.
    const clock =
      this.pace.rate === Infinity ? [this.ownEvents.clock(++this.clockEvents, this.latest, 0)] : [];
    await this.feed([...batch.events, ...clock]);
    return true;
  }

  /** Returns the limits of a batch. At maximum speed, they leave room for a clock event. */
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
   * Sends the recording time and the speed. Recording time is paused until the response, so that the
   * platform's clock is never behind the events.
   */
  private async sayClock(): Promise<void> {
    const time = this.position();
    await this.say(this.ownEvents.clock(++this.clockEvents, time, this.pace.rate));
    this.pace = { ...this.pace, time, at: this.feeder.spokeAt };
  }

  /** Feeds an event of the play itself. Throws if it is rejected, which ends the play. */
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

  /** Returns the current recording time. */
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

  /** Returns the next item; null after the last. */
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

/** Creates the events of a play, with its source. `time` is the recording time (ms). */
const playEvents = (source: string, header: RecordingHeader) => ({
  started: (time: number, rate: number): FedEvent =>
    fedEvent(source, "started", "traffic-started", SUBJECT, time, {
      kind: "recording",
      name: header.name,
      zone: header.zone,
      rate,
    }),

  /** Returns events with the names of the recording's segments and users. */
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
   * Returns a recorded event with the source of this play. Its id is made of its offset, because the original
   * ids are only unique together with their original source.
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

/** Returns true for traffic events of a recording, which are not played again. */
const isAboutTraffic = ({ type }: Event): boolean =>
  type === "traffic-started" || type === "traffic-ended" || type === "clock-changed";
