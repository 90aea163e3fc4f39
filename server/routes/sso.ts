import { Readable } from "node:stream";
import type { Kysely } from "kysely";
import { AddressLimit } from "../http/address-limit.ts";
import { BROWSER_BINDING } from "../auth/browser-secret.ts";
import { providerMetadata } from "../auth/saml/provider-metadata.ts";
import { SamlRefusal } from "../auth/saml/saml-refusal.ts";
import type { SamlSettings } from "../auth/saml/saml-settings.ts";
import { parseSaml } from "../auth/saml/saml-xml.ts";
import { serviceProvider, serviceProviderMetadata } from "../auth/saml/service-provider.ts";
import { settingFaults } from "../auth/saml/setting-faults.ts";
import type { SingleSignOn } from "../auth/saml/single-sign-on.ts";
import { settingsInForce } from "../auth/saml/sso-settings.ts";
import { trySettings } from "../auth/saml/try-settings.ts";
import type { Sessions } from "../auth/sessions.ts";
import { termsAccepted } from "../auth/sign-in.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import type { Asked } from "../egress/request-status.ts";
import type { Notices } from "../mail/notices.ts";
import { etagOf } from "../kit/version.ts";
import { changeSso, readSso, readSsoTest, savedSettings } from "./sso-record.ts";

export interface SsoServices {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly singleSignOn: SingleSignOn;
  readonly notices: Notices;
  readonly now: () => number;
  /** Checks whether an identity provider responds. */
  readonly ask: (url: URL) => Promise<Asked>;
}

type Served =
  | "startSso"
  | "receiveSsoAnswer"
  | "readSsoMetadata"
  | "readSso"
  | "changeSso"
  | "importSsoMetadata"
  | "checkSso";

/** Redirect for a response that is rejected unread. */
const UNREAD = "/login?sso=failed&code=answer";

/** Single sign-on: sign-in, and settings of an account. */
export const ssoRoutes = (
  { db, sessions, singleSignOn, notices, now, ask }: SsoServices,
  startLimit = new AddressLimit(now),
  responseLimit = new AddressLimit(now),
): Handlers<Served> => ({
  startSso: async ({ body: { email, agreement, remember = false, redirect }, address, site, cookie }) => {
    termsAccepted(agreement);
    // Limits requests per IP address, because each request is stored until the provider responds or the
    // request expires. A limit per email address would reveal which email addresses exist.
    startLimit.mustCount(
      address,
      "attempt-limit",
      "Too many sign-ins were started from this IP address within a minute.",
    );
    const browser = BROWSER_BINDING.keep(site, cookie);
    const location = await singleSignOn.start({ email, remember, redirect, site, browserHash: browser.hash });
    return { body: { location }, headers: { "set-cookie": browser.cookie } };
  },
  // Reading responses is expensive, so they are limited per IP address. Above the limit, the browser
  // shows the same error as for other rejected responses.
  receiveSsoAnswer: async ({ path, body, address }) => ({
    seeOther: responseLimit.count(address)
      ? await singleSignOn.receive(path.account, body.SAMLResponse)
      : UNREAD,
  }),
  readSsoMetadata: async ({ path, site }) => {
    const settings = await settingsInForce(db, path.account);
    const xml = serviceProviderMetadata(
      serviceProvider(site, path.account),
      settings?.wantAssertionsSigned ?? true,
      settings?.identifierFormat ?? null,
    );
    return { stream: Readable.from([xml]), media: "application/samlmetadata+xml" };
  },
  readSso: async ({ caller, path, site }) => {
    ownAccount(caller, path.id);
    const sso = await readSso(db, caller.account, site);
    return { body: sso, headers: etagOf(sso) };
  },
  changeSso: async ({ caller, path, header, body, site }) => {
    ownAccount(caller, path.id);
    const sso = await changeSso(
      { db, sessions, notices },
      { asked: caller, site, ifMatch: header["If-Match"], now: now() },
      body,
    );
    return { body: sso, headers: etagOf(sso) };
  },
  importSsoMetadata: async ({ caller, path, body }) => {
    ownAccount(caller, path.id);
    try {
      return { body: providerMetadata(parseSaml(body.xml, "metadata"), now()) };
    } catch (error) {
      if (!(error instanceof SamlRefusal)) throw error;
      throw new Problem("unprocessable", {
        errors: [
          { pointer: "/body/xml", code: error.fault, message: "is not the metadata of an identity provider" },
        ],
      });
    }
  },
  checkSso: async ({ caller, path, body, site }) => {
    ownAccount(caller, path.id);
    const { entityId } = serviceProvider(site, caller.account);
    const settings = { ...(await savedSettings(db, caller.account)), ...body };
    const lastTest = await readSsoTest(db, caller.account);
    const checks = await trySettings(settings, { entityId, lastTest, now: now(), ask });
    const isWhole = settingFaults(settings, body, entityId, now()).length === 0;
    // Settings without faults are complete.
    const testLocation = isWhole
      ? await singleSignOn.startTrial(caller.account, settings as SamlSettings, site)
      : null;
    return { body: { checks: [...checks], testLocation, lastTest } };
  },
});

function ownAccount({ account }: { readonly account: string }, asked: string): void {
  if (asked !== account) throw new Problem("not-found");
}
