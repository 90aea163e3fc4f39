import type { PGlite } from "@electric-sql/pglite";
import type { Database } from "../../server/database/database.ts";
import { pgliteDatabase, startPglite } from "../../server/database/pglite-database.ts";
import { restore, shapeOf } from "./pristine.ts";

/** MB. Every test has one, with next to nothing in it. */
export const BUFFERS = 4;

/** Unused instances (of a hundred MB each) above this number are not kept. */
const KEPT = 3;

/** Unused instances of this process, in their initial state. */
const idle: PGlite[] = [];

/**
 * A database in memory that is as the template has it. To begin one takes half a second of a core, to make
 * one as it was a few milliseconds; so the next test gets that of the last one.
 */
export async function pooledPglite(template: () => Promise<Blob>): Promise<Database> {
  const pglite = idle.pop() ?? (await startPglite({ buffers: BUFFERS, template: await template() }));
  const shape = await shapeOf(pglite);
  return pgliteDatabase(pglite, async () => {
    // An instance whose schema a test changed is not worth repairing.
    if (idle.length < KEPT && (await restore(pglite, shape))) idle.push(pglite);
    else await pglite.close();
  });
}
