import { type Selectable, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

/** A device as it is kept. */
export type PocRow = Selectable<Tables["pocs"]>;

/** A device that is enrolled. */
export type EnrolledRow = PocRow & {
  readonly account: string;
  readonly branch: string;
  readonly label: string;
  readonly enrolled_at: number;
};

/** Whether somebody enrolled the device: all that says so is kept or none of it. */
export const isEnrolled = (row: PocRow): row is EnrolledRow =>
  row.account !== null && row.branch !== null && row.label !== null && row.enrolled_at !== null;

/** Whether it is connected: it has a connection, and the node that holds it vouched for it lately. */
export const isConnected = (
  { connection, alive_until: aliveUntil }: Pick<PocRow, "connection" | "alive_until">,
  now: number,
): boolean => connection !== null && aliveUntil !== null && aliveUntil > now;

/**
 * Holds a device until the transaction ends: whoever connects it, edits it or unrolls it waits for one
 * another here.
 */
export const holdPoc = (trx: Transaction<Tables>, id: string): Promise<PocRow | undefined> =>
  trx.selectFrom("pocs").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
