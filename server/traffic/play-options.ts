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
  /** Unique per play, so that a second play of a recording is not a duplicate. */
  readonly source: string;
  /** Recording time per wall time; infinite: as fast as the door takes it. */
  readonly speed: number;
  /**
   * Returns the recording time (ms) to start from, given that of the first event. Earlier events are fed
   * immediately.
   */
  readonly from?: ((first: number) => number) | undefined;
  readonly door: FeedClient;
  readonly clock: Clock;
  /** Aborts the play, which then reports its end to the platform within `tuning.farewell`. */
  readonly signal: AbortSignal;
  readonly listener?: PlayListener;
  readonly tuning?: Partial<PlayTuning>;
}

/** ms, except for the limits of a batch. */
export interface PlayTuning extends Rhythm {
  readonly patience: Patience;
  readonly limits: BatchLimits;
  /** A request that takes longer than this delays the recording's time. */
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

/** A source for one play, which no other has. */
export const playSource = (): string => `/play/${ulid()}`;
