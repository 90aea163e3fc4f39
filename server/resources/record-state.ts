import type { HistorySpec } from "./history-spec.ts";

/** A record as it was at some moment. */
export type State = Readonly<Record<string, unknown>> & { readonly _id: string };

const STAMPS = new Set(["_id", "createdAt", "createdBy", "updatedAt", "version"]);

/**
 * Returns a logged state in the form of the current contract: without members that no longer exist, and with
 * an id for records that are unique per account. Null if the log has no complete state.
 */
export function stateOf({ members }: Pick<HistorySpec, "members">, id: string, said: unknown): State | null {
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
