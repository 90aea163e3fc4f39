import { createContext, use } from "react";
import type { ForkMade, Side } from "../../../services/replay.ts";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";

/** An edit with its key (`id`) and the offset of the edited event, which is part of the shown description. */
export interface ForkEdit {
  readonly id: number;
  readonly edit: Edit;
  readonly offset: number;
}

/** The fork (the edited version) of the open replay file, and functions that change it. */
export interface ForkShown extends ForkMade {
  readonly edits: readonly ForkEdit[];
  /** Increases with each new build of the fork; 0 without a fork. */
  readonly version: number;
  /** True while a fork is built. */
  readonly isMaking: boolean;
  readonly name: string;
  readonly add: (edit: Edit, offset: number) => void;
  readonly takeBack: (id: number) => void;
  /** Marks the current edits as saved to a file. */
  readonly saved: () => void;
  /** Shows the original or the edited replay file in the monitor. */
  readonly look: (side: Side) => void;
}

export const ForkContext = createContext<ForkShown | null>(null);

/**
 * Returns the fork of the open replay file. Regression tests that the user saves contain the original replay
 * file, not the fork.
 */
export function useFork(): ForkShown {
  const fork = use(ForkContext);
  if (!fork) throw new Error("useFork must be used inside a ForkKeeper");
  return fork;
}
