import { ulid } from "ulid";
import type { FeedAnswer } from "../../openapi/generated/console.ts";
import type { DemoCenter } from "../demo/demo-center.ts";
import { fingerprintOf, readDemoSource } from "../demo/demo-source.ts";
import { firstDay, runDemo } from "../demo/run-demo.ts";
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
  /** The opened recording of `choice`; null if it names none. */
  readonly recording: Recording | null;
  /** The door of one account, the same that `POST /events` leads through. */
  readonly feed: (events: readonly unknown[]) => Promise<FeedAnswer>;
  readonly ask: AskTraffic;
  /** Returns the center to simulate; called each time a demo starts or continues. */
  readonly centre: () => Promise<DemoCenter>;
  readonly log: TrafficLog;
  readonly clock?: Clock;
  readonly times?: Partial<TrafficTimes>;
}

interface TrafficLog {
  info(message: string): void;
  warn(message: string): void;
}

/** ms */
interface TrafficTimes extends ConductorTimes {
  /** Interval between checks of the current traffic. */
  readonly look: number;
}

const TOLD = 20;
const HOUR = 3_600_000;
const TIMES: TrafficTimes = {
  lease: 30_000,
  stays: 120_000,
  liveSilence: 86_400_000,
  staleAfter: 86_400_000,
  look: 1_000,
};

/**
 * Keeps traffic on the floor: plays the demo or a recording, yields to recordings played from outside and to
 * real events, ends a play that fell silent, and then starts the demo again. `stop` resolves when feeding has
 * ended.
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
  private isAway = false;

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
      await this.having("The recording", () => this.play(recording, choice.speed));
    while (!this.signal.aborted) {
      await this.having("The traffic", async () => {
        const traffic = await orShut(ask);
        const move = nextMove(traffic, this.clock.wall(), this.since, choice.kind === "demo", this.times);
        this.tellOfLive(traffic, move);
        await this.make(move);
      });
      await this.clock.wait(this.times.look, this.signal);
    }
  }

  /** Logs once per start of real events how long the demo stays off. */
  private tellOfLive(traffic: CurrentTraffic | null, move: Move): void {
    const last =
      traffic?.kind === "live" && move.kind === "rest" && this.options.choice.kind === "demo"
        ? traffic.lastAcceptedAt
        : null;
    const wasAway = this.isAway;
    this.isAway = last !== null;
    if (last === null || wasAway) return;
    const { liveSilence } = this.times;
    const [fed, until] = [last, last + liveSilence].map((time) => new Date(time).toISOString());
    this.options.log.warn(
      `The demo stays away: the account was fed for real, last at ${fed}. It comes back ${liveSilence / HOUR} hours after the last such event, so at ${until} or later. Another DATA_DIR has a demo at once.`,
    );
  }

  private async make(move: Move): Promise<void> {
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

  /** Ends when the signal fires or another source has the floor. */
  private async demo(found: { source: string; after: number } | null): Promise<void> {
    const { log, feed } = this.options;
    const centre = await orShut(this.options.centre);
    const fingerprint = fingerprintOf(centre);
    const known = found && readDemoSource(found.source);
    const goesOn = known?.fingerprint === fingerprint ? known : null;
    const now = this.clock.wall();
    const source = goesOn ?? { day: firstDay(now, centre.zone), fingerprint, id: ulid(now) };
    log.info(goesOn ? "The demo goes on." : "The demo begins.");
    await runDemo({
      centre,
      source,
      after: goesOn && found ? found.after : null,
      door: inProcessDoor(feed),
      clock: this.clock,
      signal: this.signal,
      ...this.telling("The demo"),
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
      door: inProcessDoor(feed),
      clock: this.clock,
      signal: this.signal,
      listener: this.telling(recording.header.name),
    });
    log.info(`${recording.header.name} ${ended}${refused > 0 ? `, ${refused} events refused` : ""}.`);
  }

  private async interrupt(source: string, time: number): Promise<void> {
    this.options.log.info(`${source} fell silent; its play is declared interrupted.`);
    const ended = fedEvent(source, "interrupted", "traffic-ended", "traffic/play", time, {
      reason: "interrupted",
    });
    await feedBatch(inProcessDoor(this.options.feed), [ended], { clock: this.clock, signal: this.signal });
  }

  /** Runs an action and logs its errors. After a refusal it pauses. */
  private async having(what: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (this.signal.aborted) return;
      const { log, choice } = this.options;
      // A demo restarts automatically, a recording does not.
      if (error instanceof FeedRejected)
        return log[choice.kind === "recording" ? "warn" : "info"](`${what} makes room: ${error.message}`);
      log.warn(`${what}: ${reasonOf(error)}`);
      if (!(error instanceof FeedUnavailable)) await this.clock.wait(this.times.stays, this.signal);
    }
  }

  private telling(what: string) {
    const { log } = this.options;
    return {
      retrying: ({ reason, wait }: { reason: string; wait: number }) =>
        log.warn(`${what} waits ${wait} ms: ${reason}`),
      refused: limitReports(TOLD, ({ type, id }: FedEvent, message: string) =>
        log.warn(`${what}: ${type} ${id} was refused: ${message}`),
      ).tell,
    };
  }
}

/** The door of this very platform: what `POST /events` leads to, without the way there. */
const inProcessDoor =
  (feed: (events: readonly unknown[]) => Promise<FeedAnswer>): FeedClient =>
  (events) =>
    orShut(() => feed(events));

/** Converts internal failures, such as an unavailable database, to a temporary refusal. */
async function orShut<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw new FeedUnavailable(error instanceof Error ? error.message : String(error));
  }
}

/** Why something failed, as a sentence for a person. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code === "ENOENT" ? "There is no such file." : error.message;
}
