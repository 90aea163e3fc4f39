import { ulid } from "ulid";
import type { FeedAnswer } from "../../openapi/generated/console.ts";
import { ConfigError } from "../config.ts";
import type { DemoCentre } from "../demo/demo-centre.ts";
import { fingerprintOf, readDemoSource } from "../demo/demo-source.ts";
import { firstDay, runDemo } from "../demo/run-demo.ts";
import { type Clock, systemClock } from "./clock.ts";
import type { AskTraffic } from "./current-traffic.ts";
import { deliver } from "./deliver.ts";
import { DoorShut } from "./door.ts";
import { type FedEvent, fedEvent } from "./fed-event.ts";
import { FloorLost } from "./floor-lost.ts";
import { inProcessDoor, orShut } from "./in-process-door.ts";
import { type ConductorTimes, type Move, nextMove } from "./next-move.ts";
import { play } from "./player.ts";
import { playSource } from "./play-source.ts";
import { type Damage, openRecording, type Recording } from "./recording.ts";
import { sparingly } from "./sparingly.ts";
import type { TrafficChoice } from "./traffic-choice.ts";

export interface TrafficOptions {
  readonly choice: TrafficChoice;
  /** The door of one account, the same that `POST /events` leads through. */
  readonly feed: (events: readonly unknown[]) => Promise<FeedAnswer>;
  readonly ask: AskTraffic;
  /** Whose floor it is: asked for each time a demo begins or goes on. */
  readonly centre: () => Promise<DemoCentre>;
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
  /** Between two looks at who has the floor. */
  readonly look: number;
}

const TOLD = 20;
const TIMES: TrafficTimes = { lease: 30_000, stays: 120_000, liveSilence: 86_400_000, staleAfter: 86_400_000, look: 1_000 };

/**
 * Keeps the floor alive: plays the demo or a recording through the door of the platform, makes room for whoever plays
 * a recording from outside or feeds for real, declares a play over that fell silent, and begins the demo anew after
 * it. Rejects where the recording cannot be opened. `stop` resolves when nothing more will be fed.
 */
export async function startTraffic(options: TrafficOptions): Promise<{ stop(): Promise<void> }> {
  const { choice, log } = options;
  const recording = choice.kind === "recording" ? await opened(choice.file, log) : null;
  const stopping = new AbortController();
  const conductor = new Conductor(options, stopping.signal);
  const running = conductor.run(recording).catch((error: unknown) => log.warn(`The traffic ended: ${String(error)}`));
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function opened(file: string, log: TrafficLog): Promise<Recording> {
  const damages = sparingly(TOLD, ({ line, reason }: Damage) => log.warn(`${file}, line ${line}, is left out: ${reason}`));
  try {
    return await openRecording(file, damages.tell);
  } catch (error) {
    throw new ConfigError(`TRAFFIC names ${file}, which cannot be played. ${reasonOf(error)}`, { cause: error });
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return "code" in error && error.code === "ENOENT" ? "There is no such file." : error.message;
}

class Conductor {
  private readonly clock: Clock;
  private readonly times: TrafficTimes;
  private readonly since: number;

  constructor(
    private readonly options: TrafficOptions,
    private readonly signal: AbortSignal,
  ) {
    this.clock = options.clock ?? systemClock;
    this.times = { ...TIMES, ...options.times };
    this.since = this.clock.wall();
  }

  async run(recording: Recording | null): Promise<void> {
    const { choice, ask } = this.options;
    if (recording && choice.kind === "recording") await this.having("The recording", () => this.play(recording, choice.speed));
    while (!this.signal.aborted) {
      await this.having("The traffic", async () => {
        const move = nextMove(await orShut(ask), this.clock.wall(), this.since, choice.kind === "demo", this.times);
        await this.make(move);
      });
      await this.clock.wait(this.times.look, this.signal);
    }
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
    const { ended, refused } = await play({ recording, source, speed, door: inProcessDoor(feed), clock: this.clock, signal: this.signal, listener: this.telling(recording.header.name) });
    log.info(`${recording.header.name} ${ended}${refused > 0 ? `, ${refused} events refused` : ""}.`);
  }

  private async interrupt(source: string, time: number): Promise<void> {
    this.options.log.info(`${source} fell silent; its play is declared interrupted.`);
    const ended = fedEvent(source, "interrupted", "traffic-ended", "traffic/play", time, { reason: "interrupted" });
    await deliver(inProcessDoor(this.options.feed), [ended], { clock: this.clock, signal: this.signal });
  }

  /** Has it done; what goes wrong is told and ends only this. After a refusal there is a pause. */
  private async having(what: string, act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (this.signal.aborted) return;
      if (error instanceof FloorLost) return this.options.log.info(`${what} makes room: ${error.message}`);
      this.options.log.warn(`${what}: ${reasonOf(error)}`);
      if (!(error instanceof DoorShut)) await this.clock.wait(this.times.stays, this.signal);
    }
  }

  private telling(what: string) {
    const { log } = this.options;
    return {
      retrying: ({ reason, wait }: { reason: string; wait: number }) => log.warn(`${what} waits ${wait} ms: ${reason}`),
      refused: sparingly(TOLD, ({ type, id }: FedEvent, message: string) => log.warn(`${what}: ${type} ${id} was refused: ${message}`)).tell,
    };
  }
}
