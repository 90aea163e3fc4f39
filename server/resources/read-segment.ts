import { DESCRIBED } from "../../openapi/generated/described.ts";
import type { Segment } from "../../openapi/generated/console.ts";
import type { Queries } from "../database/database.ts";
import { readResource } from "../routes/list-resource.ts";
import { resourceOf } from "./described-resource.ts";

const SEGMENTS = resourceOf(DESCRIBED.Segment);

/** One segment with the names of whom it names; null where the account has none of this id. */
export const readSegment = async (db: Queries, account: string, id: string): Promise<Segment | null> =>
  (await readResource(db, SEGMENTS, account, id, Object.keys(SEGMENTS.related))) as Segment | null; // as the description of segments has it
