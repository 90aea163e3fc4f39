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

/** Redirect for a response that is not read. */
const UNREAD = "/login?sso=failed&code=answer";

/** Single sign-on. */
export const ssoRoutes = (
  { db, sessions, singleSignOn, notices, now, ask }: SsoServices,
  begun = new AddressLimit(now),
  answered = new AddressLimit(now),
): Handlers<Served> => ({
  startSso: async ({ body: { email, agreement, remember = false, redirect }, address, site, cookie }) => {
    termsAccepted(agreement);
    // Each request is stored until it is answered or expires. Counting per email address would reveal which
    // ones exist.
    begun.mustCount(
      address,
      "attempt-limit",
      "Too many sign-ins were begun from this address within a minute.",
    );
    const browser = BROWSER_BINDING.keep(site, cookie);
    const location = await singleSignOn.start({ email, remember, redirect, site, browserHash: browser.hash });
    return { body: { location }, headers: { "set-cookie": browser.cookie } };
  },
  // Parsing XML before knowing whether a response is expected is expensive, so it is limited; the browser
  // sees the same error as for other responses.
  receiveSsoAnswer: async ({ path, body, address }) => ({
    seeOther: answered.count(address) ? await singleSignOn.receive(path.account, body.SAMLResponse) : UNREAD,
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
          { pointer: "/body/xml", code: error.fault, message: "is no metadata of an identity provider" },
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
    // Nothing is missing where nothing is at fault.
    const testLocation = isWhole
      ? await singleSignOn.startTrial(caller.account, settings as SamlSettings, site)
      : null;
    return { body: { checks: [...checks], testLocation, lastTest } };
  },
});

function ownAccount({ account }: { readonly account: string }, asked: string): void {
  if (asked !== account) throw new Problem("not-found");
}
