import type { Transaction } from "kysely";
import type { Queries, Tables } from "../../database/schema.ts";
import type { SamlClaims } from "./assertion-claims.ts";
import { SamlRefusal } from "./saml-refusal.ts";

const EMAIL_FORMAT = "urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress";
/** Attributes that providers use for email addresses. */
const EMAILS = new Set([
  "email",
  "mail",
  "emailaddress",
  "urn:oid:0.9.2342.19200300.100.1.3",
  "http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress",
]);

/** A user, and whether the name identifier of the response is already bound to this user. */
export interface Identified {
  readonly user: string;
  readonly isBound: boolean;
}

/**
 * Returns the user of a response. At the first sign-in, the email (the name identifier or an attribute) finds
 * a user of this account, and the name identifier is bound to this user. Later only this name identifier
 * determines the user, even if emails change. So a reassigned email address gives no access. Throws a
 * `SamlRefusal`.
 */
export async function identify(db: Queries, account: string, claims: SamlClaims): Promise<Identified> {
  const identities = db
    .selectFrom("sso_identities")
    .where("account", "=", account)
    .where("issuer", "=", claims.entityId);
  const bound = await identities.where("name_id", "=", claims.nameId).select("user_id").executeTakeFirst();
  if (bound) return { user: bound.user_id, isBound: true };
  const emails = emailsIn(claims);
  const found =
    emails.length === 0
      ? []
      : await db
          .selectFrom("logins")
          .where("account", "=", account)
          .where("login", "in", emails)
          .select("user_id")
          .distinct()
          .execute();
  const [user, ...others] = found.map(({ user_id }) => user_id);
  if (user === undefined || others.length > 0)
    throw new SamlRefusal(
      "unknown-user",
      emails.length === 0 ? "the provider sent no email" : emails.join(", "),
    );
  const other = await identities.where("user_id", "=", user).select("name_id").executeTakeFirst();
  // A concurrent response may have bound this name identifier since the lookup.
  if (other && other.name_id !== claims.nameId)
    throw new SamlRefusal("bound-otherwise", `this user is bound to another name: ${other.name_id}`);
  return { user, isBound: other !== undefined };
}

/**
 * Identifies the user and locks the user's row until the end of the transaction. Without the lock, a
 * concurrent change of the user's email or password would not delete the claim that the transaction creates.
 */
export async function identifyAndLock(
  trx: Transaction<Tables>,
  account: string,
  claims: SamlClaims,
): Promise<Identified> {
  const { user } = await identify(trx, account, claims);
  await trx
    .selectFrom("users")
    .select("id")
    .where("account", "=", account)
    .where("id", "=", user)
    .forShare()
    .execute();
  // The user may have been changed between the lookup and the lock.
  const found = await identify(trx, account, claims);
  if (found.user !== user) throw new SamlRefusal("unknown-user", "the user was changed at the same time");
  return found;
}

/**
 * Binds a name identifier to a user. Throws if a concurrent sign-in bound the name identifier to another
 * user, or the user to another name identifier.
 */
export async function bindIdentity(
  db: Queries,
  account: string,
  { entityId, nameId }: SamlClaims,
  user: string,
  now: number,
): Promise<void> {
  await db
    .insertInto("sso_identities")
    .values({ account, issuer: entityId, name_id: nameId, user_id: user, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const bound = await db
    .selectFrom("sso_identities")
    .select("user_id")
    .where("account", "=", account)
    .where("issuer", "=", entityId)
    .where("name_id", "=", nameId)
    .executeTakeFirst();
  if (bound?.user_id !== user) throw new SamlRefusal("bound-otherwise");
}

function emailsIn({ nameId, nameIdFormat, attributes }: SamlClaims): string[] {
  const isEmail =
    nameIdFormat === EMAIL_FORMAT ||
    ((nameIdFormat === null || nameIdFormat.endsWith(":unspecified")) && nameId.includes("@"));
  const [first = []] = Object.entries(attributes).flatMap(([name, values]) =>
    EMAILS.has(name.toLowerCase()) ? [values] : [],
  );
  // The name identifier takes precedence over attributes.
  return (isEmail ? [nameId] : first)
    .map((email) => email.trim().toLowerCase())
    .filter((email) => email.includes("@"));
}
