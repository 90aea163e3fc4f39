import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import { searchKey } from "../../openapi/formats/search-text.ts";
import type { Vault } from "../auth/vault.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { lockAccount } from "../people/account-turn.ts";
import { auditSecret, readSecret, secretResource } from "../webhooks/secret-record.ts";
import { newSigningSecret, signingKey } from "../webhooks/sign.ts";
import { secretOwner } from "../webhooks/webhook-keys.ts";
import { etagOf, expectUnchanged, expectVersion } from "../kit/version.ts";
import { listResource } from "../kit/list.ts";
import { onUniqueViolation } from "../kit/unique.ts";

/** Maximum number of secrets per account. */
const MOST = 100;
/** Time (ms) after a rotation in which the previous value also signs. */
const OVERLAP = 24 * 60 * 60 * 1000;

type Served =
  | "listSecrets"
  | "readSecret"
  | "createSecret"
  | "changeSecret"
  | "removeSecret"
  | "rotateSecret";

/** Signing secrets. An entered value is never returned; a generated value is returned only once. */
export const webhookSecretRoutes = (
  db: Kysely<Tables>,
  vault: Vault,
  now: () => number,
): Handlers<Served> => ({
  listSecrets: async ({ caller, query }) => ({
    body: await listResource(db, secretResource, caller.account, query),
  }),
  readSecret: async ({ caller, path }) => {
    const secret = await readSecret(db, caller.account, path.id, ["webhooks"]);
    return { body: secret, headers: etagOf(secret) };
  },
  createSecret: ({ caller, body }) => {
    const { account } = caller;
    const { value, shownOnce } = valueOf(body.value);
    return onUniqueViolation(
      db,
      "webhook_secrets",
      async (trx) => {
        await assertBelowLimit(trx, account);
        const id = newId(now());
        await trx
          .insertInto("webhook_secrets")
          .values({
            account,
            id,
            name: body.name,
            sealed: vault.seal(value, secretOwner(account, id)),
            search: searchKey([body.name]),
            created_at: now(),
            updated_at: now(),
          })
          .execute();
        await replaceWebhooks(trx, account, id, body.webhooks ?? []);
        const after = await readSecret(trx, account, id);
        await auditSecret(trx, { ...caller, what: "created" }, { after }, now());
        return { body: { value: shownOnce, secret: after }, headers: etagOf(after) };
      },
      nameTaken,
    );
  },
  changeSecret: ({ caller, path, header, body }) =>
    onUniqueViolation(
      db,
      "webhook_secrets",
      async (trx) => {
        const { account } = caller;
        const row = await lockSecret(trx, account, path.id);
        const before = await readSecret(trx, account, path.id);
        expectVersion(header["If-Match"], before);
        const { name = row.name } = body;
        await trx
          .updateTable("webhook_secrets")
          .set({ name, search: searchKey([name]), updated_at: now(), version: row.version + 1 })
          .where("account", "=", account)
          .where("id", "=", path.id)
          .execute();
        if (body.webhooks) await replaceWebhooks(trx, account, path.id, body.webhooks);
        const after = await readSecret(trx, account, path.id);
        await auditSecret(trx, { ...caller, what: "edited" }, { before, after }, now());
        return { body: after, headers: etagOf(after) };
      },
      nameTaken,
    ),
  removeSecret: ({ caller, path, header }) =>
    db.transaction().execute(async (trx) => {
      await lockSecret(trx, caller.account, path.id);
      const before = await readSecret(trx, caller.account, path.id);
      expectUnchanged(header["If-Match"], before);
      await trx
        .deleteFrom("webhook_secrets")
        .where("account", "=", caller.account)
        .where("id", "=", path.id)
        .execute();
      await auditSecret(trx, { ...caller, what: "removed" }, { before, after: before }, now());
      return { body: undefined };
    }),
  rotateSecret: ({ caller, path, body }) => {
    const { value, shownOnce } = valueOf(body.value);
    return db.transaction().execute(async (trx) => {
      const { account } = caller;
      const row = await lockSecret(trx, account, path.id);
      const before = await readSecret(trx, account, path.id);
      const sealed = vault.seal(value, secretOwner(account, path.id));
      await trx
        .updateTable("webhook_secrets")
        .set({
          sealed,
          old_sealed: row.sealed,
          old_until: now() + OVERLAP,
          updated_at: now(),
          version: row.version + 1,
        })
        .where("account", "=", account)
        .where("id", "=", path.id)
        .execute();
      const after = await readSecret(trx, account, path.id);
      await auditSecret(trx, { ...caller, what: "edited" }, { before, after }, now());
      return { body: { value: shownOnce, secret: after }, headers: etagOf(after) };
    });
  },
});

/**
 * Returns the given value, or a generated one to show once. Throws a problem if the given value cannot sign.
 */
function valueOf(given: string | undefined): { readonly value: string; readonly shownOnce: string | null } {
  if (given === undefined) {
    const value = newSigningSecret();
    return { value, shownOnce: value };
  }
  if (!signingKey(given))
    throw new Problem("unprocessable", {
      errors: [
        {
          pointer: "/body/value",
          code: "no-key",
          message: "must contain Base64 of 24 to 64 bytes after whsec_",
        },
      ],
    });
  return { value: given, shownOnce: null };
}

const nameTaken = () =>
  new Problem("conflict", {
    errors: [{ pointer: "/body/name", code: "taken", message: "is the name of another secret" }],
  });

/** Throws if the account has the maximum number of secrets. Serializes creations, so that the limit holds. */
async function assertBelowLimit(trx: Transaction<Tables>, account: string): Promise<void> {
  await lockAccount(trx, account);
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from webhook_secrets where account = ${account}`.execute(trx);
  if ((rows[0]?.total ?? 0) >= MOST)
    throw new Problem("conflict", {
      detail: `The account has the maximum of ${MOST} secrets.`,
    });
}

async function lockSecret(
  trx: Queries,
  account: string,
  id: string,
): Promise<Selectable<Tables["webhook_secrets"]>> {
  const row = await trx
    .selectFrom("webhook_secrets")
    .selectAll()
    .where("account", "=", account)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Problem("not-found");
  return row;
}

/** Replaces the webhooks that a secret signs for. */
async function replaceWebhooks(
  trx: Queries,
  account: string,
  secret: string,
  webhooks: readonly string[],
): Promise<void> {
  const known = new Set(
    (
      await trx
        .selectFrom("webhooks")
        .select("id")
        .where("account", "=", account)
        .where(sql<boolean>`id = any(${webhooks}::text[])`)
        .forKeyShare()
        .execute()
    ).map(({ id }) => id),
  );
  const errors = webhooks.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            pointer: `/body/webhooks/${index}`,
            code: "not-one-of",
            message: "is not a webhook of this account",
          },
        ],
  );
  if (errors.length > 0) throw new Problem("unprocessable", { errors });
  await trx
    .deleteFrom("webhook_secret_uses")
    .where("account", "=", account)
    .where("secret", "=", secret)
    .execute();
  if (webhooks.length > 0)
    await trx
      .insertInto("webhook_secret_uses")
      .values(webhooks.map((webhook) => ({ account, secret, webhook })))
      .execute();
}
