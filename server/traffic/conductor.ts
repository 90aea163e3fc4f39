import { ulid } from "ulid";
import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { DemoCenter } from "../demo/demo-center.ts";
import { demoStart } from "../demo/demo-clock.ts";
import { demoSource, demoSourceText, fingerprintOf, readDemoSource } from "../demo/demo-source.ts";
import { type DemoKeeper, type DemoProgress, runDemo } from "../demo/run-demo.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { AskTraffic, CurrentTraffic } from "./current-traffic.ts";
import { feedBatch } from "./feed-batch.ts";
import { type FeedClient, FeedUnavailable, FeedRejected } from "./feed-client.ts";
import { fedEvent, type FedEvent } from "./fed-event.ts";
import { type ConductorTimes, type Move, nextMove } from "./next-move.ts";
import { play } from "./player.ts";
import { playSource } from "./play-options.ts";
import type { Recording } from "./open-recording.ts";
import { limitReports } from "./limit-reports.ts";
import type { TrafficChoice } from "./traffic-choice.ts";

export interface TrafficOptions {
  readonly choice: TrafficChoice;
  /** The opened replay file of `choice`; null for the demo or no traffic. */
  readonly recording: Recording | null;
  /** Feeds events of one account: the function behind `POST /events`. */
  readonly feed: (events: readonly unknown[]) => Promise<FeedAnswer>;
  readonly ask: AskTraffic;
  /** Returns the contact center to simulate. Invoked each time a demo starts or continues. */
  readonly center: () => Promise<DemoCenter>;
  /** Stores the records that belong to the events of a demo; without it, only events are fed. */
  readonly keeper?: DemoKeeper;
  readonly log: TrafficLog;
  readonly clock?: Clock;
  readonly times?: Partial<TrafficTimes>;
}

interface TrafficLog {
  info(message: string): void;
  warn(message: string): void;
}

/** Intervals in ms. */
interface TrafficTimes extends ConductorTimes {
  /** Interval between checks of the current traffic. */
  readonly look: number;
}

const LOGGED = 20;
const HOUR = 3_600_000;
const TIMES: TrafficTimes = {
  lease: 30_000,
  stays: 120_000,
  liveSilence: 86_400_000,
  staleAfter: 86_400_000,
  look: 1_000,
};

/**
 * Feeds the event log of the floor with the chosen traffic: the demo or a replay file. The demo pauses while
 * another process plays a replay file or live events arrive. A play (one playback of a replay file) whose
 * source stopped sending events is marked as interrupted. `stop` resolves when feeding has ended.
 */
export function startTraffic(options: TrafficOptions): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const conductor = new Conductor(options, stopping.signal);
  const running = conductor
    .run()
    .catch((error: unknown) => options.log.warn(`The traffic ended: ${String(error)}`));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

class Conductor {
  private readonly clock: Clock;
  private readonly times: TrafficTimes;
  private readonly since: number;
  private isPausedByLive = false;

  constructor(
    private readonly options: TrafficOptions,
    private readonly signal: AbortSignal,
  ) {
    this.clock = options.clock ?? systemClock;
    this.times = { ...TIMES, ...options.times };
    this.since = this.clock.wall();
  }

  async run(): Promise<void> {
    const { choice, ask, recording } = this.options;
    if (recording && choice.kind === "recording")
      await this.attempt("The recording", () => this.play(recording, choice.speed));
    while (!this.signal.aborted) {
      await this.attempt("The traffic", async () => {
        const traffic = await orUnavailable(ask);
        const move = nextMove(traffic, this.clock.wall(), this.since, choice.kind === "demo", this.times);
        this.logPause(traffic, move);
        await this.perform(move);
      });
      await this.clock.wait(this.times.look, this.signal);
    }
  }

  /** Logs until when live events pause the demo, once per pause. */
  private logPause(traffic: CurrentTraffic | null, move: Move): void {
    const last =
      traffic?.kind === "live" && move.kind === "rest" && this.options.choice.kind === "demo"
        ? traffic.lastAcceptedAt
        : null;
    const wasPaused = this.isPausedByLive;
    this.isPausedByLive = last !== null;
    if (last === null || wasPaused) return;
    const { liveSilence } = this.times;
    const [fed, until] = [last, last + liveSilence].map((time) => new Date(time).toISOString());
    this.options.log.warn(
      `The demo is paused because the account received live events, last at ${fed}. It resumes ${liveSilence / HOUR} hours after the last event, at ${until} or later. Use another DATA_DIR to run the demo now.`,
    );
  }

  private async perform(move: Move): Promise<void> {
    switch (move.kind) {
      case "rest":
        return;
      case "interrupt":
        return this.interrupt(move.source, move.time);
      case "begin-demo":
        return this.demo(null);
      case "continue-demo":
        return this.demo(move);
    }
  }

  /**
   * Runs the demo until the signal is aborted, or until another demo has the floor, because the clock was
   * moved. Throws if other traffic feeds the floor. `found` is the last demo of the log, which continues unless
   * the center has changed; null starts a new demo.
   */
  private async demo(found: (DemoProgress & { source: string }) | null): Promise<void> {
    const { log, feed, ask } = this.options;
    const center = await orUnavailable(this.options.center);
    const known = found && readDemoSource(found.source);
    const continued = known?.fingerprint === fingerprintOf(center) ? known : null;
    const now = this.clock.wall();
    const source = continued ?? demoSource(center, demoStart(now, center.zone), ulid(now));
    const text = demoSourceText(source);
    log.info(continued ? "The demo continues." : "The demo starts.");
    await runDemo({
      center,
      source,
      progress: continued && found,
      door: inProcessClient(feed),
      clock: this.clock,
      isCurrent: async () => {
        const traffic = await orUnavailable(ask);
        return traffic?.kind !== "demo" || traffic.source === text;
      },
      look: this.times.look,
      signal: this.signal,
      ...(this.options.keeper && { keeper: this.options.keeper }),
      ...this.reporters("The demo"),
    });
  }

  private async play(recording: Recording, speed: number): Promise<void> {
    const { log, feed } = this.options;
    const source = playSource();
    log.info(`Playing ${recording.header.name}.`);
    const { ended, refused } = await play({
      recording,
      source,
      speed,
      door: inProcessClient(feed),
      clock: this.clock,
      signal: this.signal,
      listener: this.reporters(recording.header.name),
    });
    log.info(`${recording.header.name} ${ended}${refused > 0 ? `, ${refused} events refused` : ""}.`);
  }

  private async interrupt(source: string, time: number): Promise<void> {
    this.options.log.info(`${source} stopped sending events. Its play is marked as interrupted.`);
    const ended = fedEvent(source, "interrupted", "traffic-ended", "traffic/play", time, {
      reason: "interrupted",
    });
    await feedBatch(inProcessClient(this.options.feed), [ended], { clock: this.clock, signal: this.signal });
  }

  /** Runs an action and logs its errors. Waits after an unexpected error. */
  private async attempt(what: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (this.signal.aborted) return;
      const { log, choice } = this.options;
      // A demo restarts automatically, so its rejection is no warning. A replay file is not played again.
      if (error instanceof FeedRejected)
        return log[choice.kind === "recording" ? "warn" : "info"](`${what} was rejected: ${error.message}`);
      log.warn(`${what}: ${reasonOf(error)}`);
      if (!(error instanceof FeedUnavailable)) await this.clock.wait(this.times.stays, this.signal);
    }
  }

  private reporters(what: string) {
    const { log } = this.options;
    return {
      retrying: ({ reason, wait }: { reason: string; wait: number }) =>
        log.warn(`${what} waits ${wait} ms: ${reason}`),
      refused: limitReports(LOGGED, ({ type, id }: FedEvent, message: string) =>
        log.warn(`${what}: ${type} ${id} was refused: ${message}`),
      ).tell,
    };
  }
}

/** Returns a client that invokes the feed in this process instead of sending requests. */
const inProcessClient =
  (feed: (events: readonly unknown[]) => Promise<FeedAnswer>): FeedClient =>
  (events) =>
    orUnavailable(() => feed(events));

/** Runs an action. Converts its errors, such as an unavailable database, to `FeedUnavailable`. */
async function orUnavailable<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new FeedUnavailable(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the message of an error for the log or the console. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code === "ENOENT" ? "There is no such file." : error.message;
}
