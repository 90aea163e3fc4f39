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
 * Changes who serves segments from the side of the people: these segments were edited then, with all that
 * follows of it.
 */
export const editTeams = (
  trx: Transaction<Tables>,
  { segments, ...edited }: Edit,
  edit: () => Promise<void>,
): Promise<void> =>
  editTogether(trx, { ...edited, resource: SEGMENTS, event: "segment", ids: segments }, edit);
