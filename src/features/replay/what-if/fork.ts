import { createContext, use } from "react";
import type { ForkMade, Side } from "../../../services/replay.ts";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";

/**
 * An edit, what tells it from the others, and the offset of the event that it was made at, by which people
 * know it.
 */
export interface ForkEdit {
  readonly id: number;
  readonly edit: Edit;
  readonly offset: number;
}

/** A fork of the open recording, as far as it is made. */
export interface ForkShown extends ForkMade {
  readonly edits: readonly ForkEdit[];
  /** Grows with each fork that is there, 0 while there is none. */
  readonly version: number;
  readonly isMaking: boolean;
  readonly name: string;
  readonly add: (edit: Edit, offset: number) => void;
  readonly takeBack: (id: number) => void;
  readonly saved: () => void;
  /** Has the lists and numbers of the monitor show this one of the two. */
  readonly look: (side: Side) => void;
}

export const ForkContext = createContext<ForkShown | null>(null);

/**
 * What somebody made of the open recording, which the drawer shows, expectations are held to, and a test of a
 * window does not take along.
 */
export function useFork(): ForkShown {
  const fork = use(ForkContext);
  if (!fork) throw new Error("useFork outside of a fork keeper");
  return fork;
}
