import type { LoadSettings } from "./floor-load.ts";

/** Message from the page to the worker that feeds it. */
export type FeedOrder =
  /** First message: the floor to send, and whether in frames of a socket or in bare messages. */
  | { readonly kind: "prepare"; readonly settings: LoadSettings; readonly inFrames: boolean }
  | { readonly kind: "run"; readonly rate: number }
  | { readonly kind: "stop" };

/** Message from the worker besides the texts, in their order. */
export type FeedWord =
  /**
   * Made at `at` (ms since 1970): the texts that follow hold `events` events, and the probe for the `probe`th
   * time.
   */
  | { readonly kind: "made"; readonly probe: number; readonly at: number; readonly events: number }
  | { readonly kind: "stopped"; readonly probe: number };
