import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { FloorLog, type FloorTimes } from "../log/floor-log.ts";
import type { PocRow } from "./poc-row.ts";

type PocFact = "poc-connected" | "poc-disconnected" | "poc-enrolled" | "poc-unrolled";
type Poc = Pick<PocRow, "id" | "account" | "branch" | "browser" | "os" | "device" | "ip">;

/** Writes events about a POC to the floor log, in the same transaction. Unenrolled devices have no events. */
export async function announcePoc(
  trx: Transaction<Tables>,
  poc: Poc,
  facts: readonly PocFact[],
  times: FloorTimes,
): Promise<void> {
  const { id, account, branch, browser, os, device, ip } = poc;
  if (account === null || branch === null) return;
  const data = {
    branch,
    ...(browser && { browser }),
    ...(os && { os }),
    ...(device && { device }),
    ...(ip && { ip }),
  };
  const floor = await FloorLog.hold(trx, account, times);
  await floor.say(facts.map((type) => ({ type, subject: `poc/${id}`, data })));
}
