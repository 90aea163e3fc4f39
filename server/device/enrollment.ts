import type { Kysely, Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { NewPoc, Poc, PocChange } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import { sortKey } from "../kit/filter-sql.ts";
import { expectVersion } from "../kit/version.ts";
import { type EnrolledRow, lockPoc, isConnected, isEnrolled, type PocRow } from "./poc-row.ts";
import { announcePoc } from "./announce-poc.ts";

/** The branch of a POC, and the user who makes the request. */
export interface PocPlace {
  readonly account: string;
  readonly user: string;
  readonly branch: string;
}

/** Returns the public form of a POC. */
export const shapeOfPoc = (row: EnrolledRow, now: number): Poc => ({
  _id: row.id,
  branch: row.branch,
  label: row.label,
  internalId: row.internal_id,
  integrationId: row.integration_id,
  connected: isConnected(row, now),
  latestConnection: row.connected_at === null ? null : new Date(row.connected_at).toISOString(),
  enrolledAt: new Date(row.enrolled_at).toISOString(),
  browser: row.browser,
  os: row.os,
  device: row.device,
  ip: row.ip,
  updatedAt: new Date(row.updated_at).toISOString(),
  version: row.version,
});

/**
 * Enrolls devices as POCs of a branch, edits them, and removes their enrollment (`unroll`). Each change is
 * one transaction that locks the device. `PocPresence` also locks it, so that concurrent changes and
 * connections run one after another.
 */
export class Enrollment {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly times: () => FloorTimes,
  ) {}

  enroll(
    place: PocPlace,
    { pocId: id, label, internalId = null, integrationId = null }: NewPoc,
  ): Promise<Poc> {
    return this.db.transaction().execute(async (trx) => {
      const times = this.times();
      const { now } = times;
      const { account, branch } = place;
      // The lock prevents the removal of the branch before the enrollment is written.
      const existing = await trx
        .selectFrom("branches")
        .select("id")
        .where("account", "=", account)
        .where("id", "=", branch)
        .forShare()
        .executeTakeFirst();
      if (!existing) throw new Problem("not-found");
      await trx
        .insertInto("pocs")
        .values({ id, created_at: now, updated_at: now, version: 0 })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
      const device = await lockPoc(trx, id);
      if (!device || device.account !== null)
        throw new Problem("poc-taken", {
          errors: [{ pointer: "/body/pocId", code: "taken", message: "is enrolled already" }],
        });
      const row = await write(trx, id, {
        account,
        branch,
        enrolled_at: now,
        version: device.version + 1,
        updated_at: now,
        ...named({ label, internalId, integrationId }),
      });
      await announcePoc(
        trx,
        row,
        isConnected(row, now) ? ["poc-enrolled", "poc-connected"] : ["poc-enrolled"],
        times,
      );
      const after = shapeOfPoc(row, now);
      await appendAudit(
        trx,
        { account, type: "poc-created", subject: `poc/${id}`, data: { by: place.user, after } },
        now,
      );
      return after;
    });
  }

  change(place: PocPlace, id: string, ifMatch: string | undefined, values: PocChange): Promise<Poc> {
    return this.db.transaction().execute(async (trx) => {
      const { now } = this.times();
      const row = await hold(trx, place, id);
      const before = shapeOfPoc(row, now);
      expectVersion(ifMatch, before);
      refuseConnected(row, now, "edited");
      const { label = row.label, internalId = row.internal_id, integrationId = row.integration_id } = values;
      const after = shapeOfPoc(
        await write(trx, id, {
          version: row.version + 1,
          updated_at: now,
          ...named({ label, internalId, integrationId }),
        }),
        now,
      );
      await appendAudit(
        trx,
        {
          account: place.account,
          type: "poc-edited",
          subject: `poc/${id}`,
          data: { by: place.user, before, after },
        },
        now,
      );
      return after;
    });
  }

  unroll(place: PocPlace, id: string): Promise<void> {
    return this.db.transaction().execute(async (trx) => {
      const times = this.times();
      const { now } = times;
      const row = await hold(trx, place, id);
      refuseConnected(row, now, "unrolled");
      const free = {
        account: null,
        branch: null,
        label: null,
        internal_id: null,
        integration_id: null,
        label_key: null,
        search: null,
        enrolled_at: null,
      };
      // Also clears a connection whose lease has expired. If a node still has the socket of this connection,
      // the node notices the change and closes the socket, and the device reconnects.
      await trx
        .updateTable("pocs")
        .set({ ...free, connection: null, alive_until: null, updated_at: now })
        .where("id", "=", id)
        .execute();
      await announcePoc(
        trx,
        row,
        row.connection === null ? ["poc-unrolled"] : ["poc-disconnected", "poc-unrolled"],
        times,
      );
      await appendAudit(
        trx,
        {
          account: place.account,
          type: "poc-removed",
          subject: `poc/${id}`,
          data: { by: place.user, before: shapeOfPoc(row, now) },
        },
        now,
      );
    });
  }
}

async function hold(
  trx: Transaction<Tables>,
  { account, branch }: PocPlace,
  id: string,
): Promise<EnrolledRow> {
  const row = await lockPoc(trx, id);
  if (!row || !isEnrolled(row) || row.account !== account || row.branch !== branch)
    throw new Problem("not-found");
  return row;
}

function refuseConnected(row: PocRow, now: number, done: string): void {
  if (isConnected(row, now))
    throw new Problem("poc-connected", {
      detail: `Disconnect the device first. A connected device cannot be ${done}.`,
    });
}

async function write(trx: Transaction<Tables>, id: string, values: Partial<PocRow>): Promise<EnrolledRow> {
  const row = await trx
    .updateTable("pocs")
    .set(values)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!isEnrolled(row)) throw new Error(`The enrollment of device ${id} is incomplete.`);
  return row;
}

const named = ({
  label,
  internalId,
  integrationId,
}: {
  readonly label: string;
  readonly internalId: string | null;
  readonly integrationId: string | null;
}) => ({
  label,
  internal_id: internalId,
  integration_id: integrationId,
  label_key: sortKey(label),
  search: searchKey([label, internalId, integrationId]),
});
