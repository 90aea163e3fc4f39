import type { ReactNode } from "react";
import type { Restorable } from "./restored-by.ts";

/** A record as it is, or was at some moment. */
export type State = Readonly<Record<string, unknown>>;

/** A member of a record, as people read it. */
export interface Fact {
  readonly member: string;
  readonly label: string;
  /** Null where it says nothing. */
  readonly valueOf: (state: State) => ReactNode;
}

/** A kind of record that can be shown whole and whose history is told: what it is called, what is in it, and what may be had back. */
export interface Recounted extends Restorable {
  /** Where its list stands on the platform; one of them is below it, and what became of that below the one. */
  readonly path: string;
  readonly nameOf: (state: State) => string;
  readonly facts: readonly Fact[];
}

/** One change of a record. */
export interface Moment {
  readonly _id: string;
  readonly time: string;
  readonly what: "created" | "edited" | "removed";
  readonly by: { readonly _id: string; readonly name: string | null } | null;
  readonly before: State | null;
  readonly after: State | null;
  /** The secrets that were given then. */
  readonly replaced: readonly string[];
}

/** What shows a record: lists, the record itself, and its history. To be read anew once one was written. */
export const readsOf = ({ path }: Pick<Recounted, "path">) => [path as "/tags", `${path}/{id}` as "/tags/{id}", `${path}/{id}/history` as "/tags/{id}/history"] as const; // all of them have the same three
