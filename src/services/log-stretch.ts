/** A stretch of the account's log, ISO times. */
export interface LogStretch {
  readonly from: string;
  readonly to: string;
  /** Whether people are called by their names in it, which the platform keeps a record of. */
  readonly names: boolean;
}

/** How something long is fetched: told how much of it is there, from 0 to 1, where that is known; given up where `signal` says so. */
export interface Fetching {
  readonly signal: AbortSignal;
  readonly progress: (done: number) => void;
}

/** Saves a stretch as a file; answers why not, in a sentence, or null. */
export type SaveStretch = (stretch: LogStretch, fetching: Fetching) => Promise<string | null>;
