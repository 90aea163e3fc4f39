import type { Kysely, Selectable } from "kysely";
import type { Sso, SsoChange, SsoTest } from "../../openapi/generated/console.ts";
import type { SessionCaller } from "../auth/caller.ts";
import { readCertificate } from "../auth/saml/certificate.ts";
import type { SamlSettings } from "../auth/saml/saml-settings.ts";
import { serviceProvider } from "../auth/saml/service-provider.ts";
import { settingFaults } from "../auth/saml/setting-faults.ts";
import { samlSettings, SSO_DEFAULTS } from "../auth/saml/sso-settings.ts";
import type { Sessions } from "../auth/sessions.ts";
import { Problem } from "../kit/problem.ts";
import type { Queries, Tables } from "../database/schema.ts";
import { appendAudit } from "../log/append-audit.ts";
import type { Notices } from "../mail/notices.ts";
import { lockAccountFor } from "../people/account-turn.ts";
import { expectVersion } from "../kit/version.ts";

type Row = Selectable<Tables["sso_settings"]>;

/** Author, origin and expected version of a change. */
export interface SsoChanging {
  readonly asked: SessionCaller;
  readonly site: string;
  readonly ifMatch: string | undefined;
  readonly now: number;
}

const rowOf = (db: Queries, account: string): Promise<Row | undefined> =>
  db.selectFrom("sso_settings").selectAll().where("account", "=", account).executeTakeFirst();

/** Returns the stored settings; the defaults if none are stored. */
export async function savedSettings(db: Queries, account: string): Promise<Partial<SamlSettings>> {
  const row = await rowOf(db, account);
  const { enabled: _, ...defaults } = SSO_DEFAULTS;
  return row ? samlSettings(row) : defaults;
}

/** Returns the result of the account's last test sign-in. */
export async function readSsoTest(db: Queries, account: string): Promise<SsoTest | null> {
  return (
    (await db.selectFrom("sso_tests").select("result").where("account", "=", account).executeTakeFirst())
      ?.result ?? null
  );
}

/** Returns the public settings: details of the certificate, not the certificate itself. */
export async function readSso(db: Queries, account: string, site: string): Promise<Sso> {
  const row = await rowOf(db, account);
  const { entityId, acs } = serviceProvider(site, account);
  const { cert: _, ...settings } = row
    ? samlSettings(row)
    : { cert: null, entryPoint: null, issuer: null, ...SSO_DEFAULTS };
  return {
    type: "saml",
    ...settings,
    enabled: row?.enabled ?? SSO_DEFAULTS.enabled,
    cert: row ? await certificateOf(db, row) : null,
    serviceProvider: { entityId, acs, metadataUrl: entityId },
    lastTest: await readSsoTest(db, account),
    updatedAt: row ? new Date(row.updated_at).toISOString() : null,
    version: row?.version ?? 0,
  };
}

async function certificateOf(
  db: Queries,
  { account, cert, cert_set_at, cert_set_by }: Row,
): Promise<Sso["cert"]> {
  const certificate = readCertificate(cert);
  if (typeof certificate === "string") return null;
  const by =
    cert_set_by === null
      ? undefined
      : await db
          .selectFrom("users")
          .select(["firstname", "lastname"])
          .where("account", "=", account)
          .where("id", "=", cert_set_by)
          .executeTakeFirst();
  return {
    fingerprint: certificate.fingerprint,
    subject: certificate.subject,
    validFrom: new Date(certificate.validFrom).toISOString(),
    validTo: new Date(certificate.validTo).toISOString(),
    setAt: new Date(cert_set_at).toISOString(),
    setBy:
      cert_set_by === null
        ? null
        : { _id: cert_set_by, name: by ? `${by.firstname} ${by.lastname}`.trim() : null },
  };
}

interface SsoServices {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly notices: Notices;
}

/**
 * Changes the settings and records the change in the audit log. Sessions stay active; pending sign-ins end.
 */
export function changeSso(
  { db, sessions, notices }: SsoServices,
  { asked, site, ifMatch, now }: SsoChanging,
  { type: _, enabled, ...given }: SsoChange,
): Promise<Sso> {
  return db.transaction().execute(async (trx) => {
    const { account, user } = await lockAccountFor(trx, sessions, asked, "changeSso");
    const before = await readSso(trx, account, site);
    expectVersion(ifMatch, before);
    const settings = { ...(await savedSettings(trx, account)), ...given };
    const errors = settingFaults(settings, given, serviceProvider(site, account).entityId, now);
    if (errors.length > 0) throw new Problem("unprocessable", { errors });
    await write(
      trx,
      {
        account,
        user,
        now,
        version: before.version + 1,
        enabled: enabled ?? before.enabled,
        isNewCert: given.cert !== undefined,
      },
      settings as SamlSettings,
    ); // complete, because there are no faults
    await trx
      .deleteFrom("login_claims")
      .where("account", "=", account)
      .where("expires_at", ">", now)
      .execute();
    const after = await readSso(trx, account, site);
    await appendAudit(
      trx,
      { account, type: "sso-edited", subject: `account/${account}`, data: { by: user, before, after } },
      now,
    );
    await notices.send(trx, {
      kind: "sso-changed",
      account,
      owner: null,
      by: user,
      what: after.enabled ? "on" : null,
    });
    return after;
  });
}

interface Writing {
  readonly account: string;
  readonly user: string;
  readonly now: number;
  readonly version: number;
  readonly enabled: boolean;
  readonly isNewCert: boolean;
}

async function write(
  db: Queries,
  { account, user, now, version, enabled, isNewCert }: Writing,
  settings: SamlSettings,
): Promise<void> {
  const certificate = readCertificate(settings.cert);
  const values = {
    enabled,
    entry_point: settings.entryPoint,
    issuer: settings.issuer,
    want_response_signed: settings.wantAuthnResponseSigned,
    want_assertions_signed: settings.wantAssertionsSigned,
    signature_algorithm: settings.signatureAlgorithm,
    digest_algorithm: settings.digestAlgorithm,
    force_authn: settings.forceAuthn,
    binding: settings.authnRequestBinding,
    identifier_format: settings.identifierFormat,
    updated_at: now,
    version,
  };
  const cert = {
    cert: typeof certificate === "string" ? settings.cert : certificate.pem,
    cert_set_at: now,
    cert_set_by: user,
  };
  await db
    .insertInto("sso_settings")
    .values({ account, type: "saml", ...values, ...cert, created_at: now })
    .onConflict((conflict) => conflict.column("account").doUpdateSet({ ...values, ...(isNewCert && cert) }))
    .execute();
}
