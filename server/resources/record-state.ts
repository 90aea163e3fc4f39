import type { Recounted } from "./recounted.ts";

/** A record as it was at some moment. */
export type State = Readonly<Record<string, unknown>> & { readonly _id: string };

const STAMPS = new Set(["_id", "createdAt", "createdBy", "updatedAt", "version"]);

/**
 * A state of the log as the contract has it: a record of before may have had members that are no more, and
 * what is one of a kind in its account says no id. null where the log says no whole state.
 */
export function stateOf({ members }: Pick<Recounted, "members">, id: string, said: unknown): State | null {
  if (!isState(said)) return null;
  return {
    ...Object.fromEntries(
      Object.entries(said).filter(([member]) => members.includes(member) || STAMPS.has(member)),
    ),
    _id: id,
  };
}

const isState = (said: unknown): said is object =>
  typeof said === "object" && said !== null && ("_id" in said || "version" in said);
