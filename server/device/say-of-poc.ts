import type { Selectable, Transaction } from "kysely";
import { ulid } from "ulid";
import type { Tables } from "../database/schema.ts";
import { timeAt } from "../log/channel-clock.ts";
import { floorOf } from "../log/channel-name.ts";
import { PLATFORM } from "../log/descriptions.ts";
import { LogWriter } from "../log/log-writer.ts";

type PocFact = "poc-connected" | "poc-disconnected" | "poc-enrolled" | "poc-unrolled";
type Poc = Pick<Selectable<Tables["pocs"]>, "id" | "account" | "branch" | "browser" | "os" | "device" | "ip">;

/** ms: the wall clock, and how long a recording's clock runs on after its source was last heard. */
export interface FloorTimes {
  readonly now: number;
  readonly lease: number;
}

/**
 * Says on the floor what became of a POC, in the transaction in which it does; of a device that nobody enrolled,
 * nothing. It is said in the present life of the log, at the time that its clock shows: a device that connects is no
 * reason to end a demo.
 */
export async function sayOfPoc(trx: Transaction<Tables>, poc: Poc, facts: readonly PocFact[], { now, lease }: FloorTimes): Promise<void> {
  const { id, account, branch, browser, os, device, ip } = poc;
  if (account === null || branch === null || facts.length === 0) return;
  const log = await LogWriter.hold(trx, floorOf(account));
  const time = timeAt(log.epoch, now, lease);
  const data = { branch, ...(browser && { browser }), ...(os && { os }), ...(device && { device }), ...(ip && { ip }) };
  for (const type of facts) {
    log.append({ id: ulid(now), source: PLATFORM, type, subject: `poc/${id}`, time, dataschema: null, data });
  }
  await log.write();
}
