import { createContext, use } from "react";
import type { ForkMade, Side } from "../../../services/replay.ts";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";

/** An edit with its key, and the offset of its event, which identifies it for users. */
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
 * Returns the edited version of the open recording, for the drawer and expectations; saved tests do not
 * include it.
 */
export function useFork(): ForkShown {
  const fork = use(ForkContext);
  if (!fork) throw new Error("useFork outside of a fork keeper");
  return fork;
}
