import { ulid } from "ulid";
import { type BatchLimits, POST_LIMITS } from "./batch.ts";
import type { Clock } from "./clock.ts";
import { type Patience, PATIENCE, type Retry } from "./feed-batch.ts";
import type { FeedClient } from "./feed-client.ts";
import type { FedEvent } from "./fed-event.ts";
import type { Rhythm } from "./pace.ts";
import type { Recording } from "./open-recording.ts";

/** Receives the progress of a play. */
export interface PlayListener {
  /** `time` is ms of recording time. */
  progress?(time: number, sent: number): void;
  retrying?(retry: Retry): void;
  refused?(event: FedEvent, message: string): void;
}

/** Options of a play. */
export interface PlayOptions {
  readonly recording: Recording;
  /** Unique per play, so that events of a second play of the same file are not rejected as duplicates. */
  readonly source: string;
  /** Speed factor. If infinite, events are sent as fast as the platform accepts them. */
  readonly speed: number;
  /**
   * Returns the recording time (ms) to start from. `first` is the time of the first event. Events before the
   * start are fed immediately.
   */
  readonly from?: ((first: number) => number) | undefined;
  /** Sends the events. */
  readonly door: FeedClient;
  readonly clock: Clock;
  /** Aborts the play, which then reports its end to the platform within `tuning.farewell`. */
  readonly signal: AbortSignal;
  readonly listener?: PlayListener;
  readonly tuning?: Partial<PlayTuning>;
}

/** Times in ms, and the limits of a batch. */
export interface PlayTuning extends Rhythm {
  readonly patience: Patience;
  readonly limits: BatchLimits;
  /** If a request takes longer than this, recording time is delayed by its duration. */
  readonly tolerance: number;
  readonly farewell: number;
}

export const PLAY_TUNING: PlayTuning = {
  tick: 100,
  silence: 10_000,
  patience: PATIENCE,
  limits: POST_LIMITS,
  tolerance: 2_000,
  farewell: 700,
};

/** Returns a unique source for a play. */
export const playSource = (): string => `/play/${ulid()}`;
