import type { Transaction } from "kysely";
import { DESCRIBED } from "../../openapi/generated/described.ts";
import type { Tables } from "../database/schema.ts";
import { resourceOf } from "./described-resource.ts";
import { editTogether } from "./edit-together.ts";

const SEGMENTS = resourceOf(DESCRIBED.Segment);

interface Edit {
  readonly account: string;
  /** User who makes the change. */
  readonly by: string;
  /** Segments whose teams change. */
  readonly segments: readonly string[];
  readonly now: number;
}

/**
 * Runs an edit that changes the teams of segments: the users who belong to them. Each segment gets a new
 * version and a history entry. Does not run the edit if there are no segments.
 */
export const editTeams = (
  trx: Transaction<Tables>,
  { segments, ...edited }: Edit,
  edit: () => Promise<void>,
): Promise<void> =>
  editTogether(trx, { ...edited, resource: SEGMENTS, event: "segment", ids: segments }, edit);
