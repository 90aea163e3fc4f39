import { generateSecret } from "otplib/functional";
import type { Queries } from "../database/schema.ts";
import { hashSecret } from "./secrets.ts";

const COUNT = 10;
/** Length of a code: 120 bits, shown as 24 Base32 characters. */
const BYTES = 15;

/** Ids of a user and of the user's account. */
export interface Owner {
  readonly account: string;
  readonly user: string;
}

/** Normalizes a typed code: uppercase, without separators. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, "").toUpperCase();

/** Replaces all codes of a user with ten new ones, such as `3DBB-ZXTL-KISV-F7VT-4GOU-PHBJ`; returns them. */
export async function renewBackupCodes(db: Queries, { account, user }: Owner): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () =>
    (generateSecret({ length: BYTES }).match(/.{4}/g) ?? []).join("-"),
  );
  await db.deleteFrom("backup_codes").where("account", "=", account).where("user_id", "=", user).execute();
  await db
    .insertInto("backup_codes")
    .values(codes.map((code) => ({ account, user_id: user, code_hash: hashSecret(plain(code)) })))
    .execute();
  return codes;
}

/**
 * Uses up a code; returns false if the code is not valid. Codes are compared by hash, so the duration reveals
 * nothing about valid codes.
 */
export async function consumeBackupCode(
  db: Queries,
  { account, user }: Owner,
  typed: string,
): Promise<boolean> {
  const taken = await db
    .deleteFrom("backup_codes")
    .where("account", "=", account)
    .where("user_id", "=", user)
    .where("code_hash", "=", hashSecret(plain(typed)))
    .returning("code_hash")
    .executeTakeFirst();
  return taken !== undefined;
}

/** Returns the number of unused codes. */
export async function backupCodesLeft(db: Queries, { account, user }: Owner): Promise<number> {
  const { left } = await db
    .selectFrom("backup_codes")
    .where("account", "=", account)
    .where("user_id", "=", user)
    .select(({ fn }) => fn.countAll<number | string>().as("left"))
    .executeTakeFirstOrThrow();
  return Number(left);
}
