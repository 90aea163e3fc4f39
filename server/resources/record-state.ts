import type { HistorySpec } from "./history-spec.ts";

/** A past state of a record. */
export type State = Readonly<Record<string, unknown>> & { readonly _id: string };

const STAMPS = new Set(["_id", "createdAt", "createdBy", "updatedAt", "version"]);

/**
 * Returns a logged state in the form of the current contract: without members that no longer exist, and with
 * the id, which the log lacks for records that exist once per account. Returns null if the data is not a
 * complete state.
 */
export function stateOf({ members }: Pick<HistorySpec, "members">, id: string, data: unknown): State | null {
  if (!isState(data)) return null;
  return {
    ...Object.fromEntries(
      Object.entries(data).filter(([member]) => members.includes(member) || STAMPS.has(member)),
    ),
    _id: id,
  };
}

const isState = (data: unknown): data is object =>
  typeof data === "object" && data !== null && ("_id" in data || "version" in data);
