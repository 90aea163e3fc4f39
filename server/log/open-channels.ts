import type { Transaction } from "kysely";
import type { Tables } from "../database/schema.ts";
import { auditChannel, floorOf, nextEpoch } from "./channel-name.ts";
import { descriptionsOf } from "./descriptions.ts";
import { LogWriter } from "./log-writer.ts";
import { readAccountCenter } from "./account-center.ts";

/**
 * Creates the channels of a new account with their first epochs, and describes the account's segments and
 * agents in the floor log.
 */
export async function openChannels(
  trx: Transaction<Tables>,
  account: string,
  zone: string,
  now: number,
): Promise<void> {
  for (const name of [floorOf(account), auditChannel(account)]) {
    const { number } = await trx
      .insertInto("channels")
      .values({ name, account })
      .returning("number")
      .executeTakeFirstOrThrow();
    const epoch = await trx
      .insertInto("epochs")
      .values({
        channel: number,
        epoch: nextEpoch(now, null),
        kind: "live",
        zone,
        rate: 1,
        anchor_wall: now,
        anchor_time: now,
        opened_at: now,
      })
      .returning("number")
      .executeTakeFirstOrThrow();
    await trx.updateTable("channels").set({ epoch: epoch.number }).where("number", "=", number).execute();
  }
  const log = await LogWriter.hold(trx, floorOf(account));
  for (const description of descriptionsOf(await readAccountCenter(trx, account), now))
    log.append(description);
  await log.write();
}
