import { type Selectable, type Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";

/** A stored device. */
export type PocRow = Selectable<Tables["pocs"]>;

/** A device that is enrolled. */
export type EnrolledRow = PocRow & {
  readonly account: string;
  readonly branch: string;
  readonly label: string;
  readonly enrolled_at: number;
};

/** Returns true if the device is enrolled. All columns of an enrollment are set together. */
export const isEnrolled = (row: PocRow): row is EnrolledRow =>
  row.account !== null && row.branch !== null && row.label !== null && row.enrolled_at !== null;

/** Returns true if the device has a connection with a valid lease. */
export const isConnected = (
  { connection, alive_until: aliveUntil }: Pick<PocRow, "connection" | "alive_until">,
  now: number,
): boolean => connection !== null && aliveUntil !== null && aliveUntil > now;

/**
 * Locks a device until the end of the transaction, so that connecting, enrolling, editing and unrolling run
 * one after another.
 */
export const lockPoc = (trx: Transaction<Tables>, id: string): Promise<PocRow | undefined> =>
  trx.selectFrom("pocs").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
