import type { Kysely } from "kysely";
import { SAML } from "@node-saml/node-saml";
import type { SsoTest } from "../../../openapi/generated/console.ts";
import { RateLimit } from "../../http/rate-limit.ts";
import type { Tables } from "../../database/schema.ts";
import { appendAudit } from "../../log/append-audit.ts";
import { type Attempts, byRefusedAnswer } from "../attempts.ts";
import type { Claims } from "../claims.ts";
import { safePath } from "../safe-path.ts";
import type { SamlClaims } from "./assertion-claims.ts";
import { type SamlFault, SamlRefusal } from "./saml-refusal.ts";
import type { SamlSettings } from "./saml-settings.ts";
import { serviceProvider, type ServiceProvider } from "./service-provider.ts";
import { bindIdentity, identify, identifyAndLock } from "./sso-identities.ts";
import { begunAt, type SsoRequests, type TakenRequest } from "./sso-requests.ts";
import { settingsInForce, stillInForce } from "./sso-settings.ts";
import { decodeAnswer, namedRequest, readAnswer, verifyAnswer } from "./verify-answer.ts";

/** Maximum number of rejected responses per minute and account that are counted as attempts. */
const COUNTED_REFUSALS = 60;

/** A sign-in to start, with the typed email and the destination after the sign-in (`redirect`). */
interface SsoStarting {
  readonly email: string;
  readonly remember: boolean;
  readonly redirect: string | undefined;
  readonly site: string;
  readonly browserHash: string;
}

/** Signs users in with their account's identity provider: sends the request and receives the response. */
export class SingleSignOn {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly requests: SsoRequests,
    private readonly claims: Claims,
    private readonly attempts: Attempts,
    private readonly now: () => number,
    private readonly refusals = new RateLimit(now, COUNTED_REFUSALS),
  ) {}

  /**
   * Starts a sign-in and returns the path of the page that sends the browser to the identity provider. Takes
   * the same time for unknown email addresses.
   */
  async start({ email, redirect, ...starting }: SsoStarting): Promise<string> {
    const known = await this.db
      .selectFrom("logins")
      .innerJoin("sso_settings", "sso_settings.account", "logins.account")
      .where("logins.login", "=", email.trim().toLowerCase())
      .where("sso_settings.enabled", "=", true)
      .select("logins.account")
      .executeTakeFirst();
    return pageOf(
      await this.requests.begin({
        ...starting,
        account: known?.account ?? null,
        redirect: safePath(redirect),
        trial: null,
      }),
    );
  }

  /**
   * Starts a test sign-in with the settings `trial`, and returns the path of the page that sends the browser
   * to the identity provider. A test opens no session.
   */
  async startTrial(account: string, trial: SamlSettings, site: string): Promise<string> {
    return pageOf(
      await this.requests.begin({ account, trial, site, browserHash: "", remember: false, redirect: null }),
    );
  }

  /**
   * Returns the request that the browser sends to the identity provider. Returns null if no request with this
   * id is pending, the typed email was unknown, or the account does not use single sign-on.
   */
  async carry(id: string): Promise<CarriedRequest | null> {
    const request = await this.requests.find(id);
    if (!request?.account) return null;
    const settings = request.trial ?? (await settingsInForce(this.db, request.account));
    return settings && authnRequest(settings, serviceProvider(request.site, request.account), id);
  }

  /**
   * Receives a response of the identity provider and returns the path where the browser continues. A response
   * is parsed only if its request is pending, and only the first response to a request is parsed.
   */
  async receive(account: string, samlResponse: string): Promise<string> {
    let answered: TakenRequest | undefined;
    try {
      const text = decodeAnswer(samlResponse);
      answered = await this.takeRequest(text, account);
      const settings = await this.settingsOf(answered, account);
      const claims = await this.verified(text, answered, account, settings);
      return answered.trial
        ? await this.recordTest(account, claims)
        : await this.createClaim(account, answered, claims, settings);
    } catch (error) {
      if (!(error instanceof SamlRefusal)) throw error;
      if (answered) await this.recordRefusal(account, answered, error);
      if (answered?.trial) return TESTED;
      const wanted = answered?.redirect == null ? "" : `&redirect=${encodeURIComponent(answered.redirect)}`;
      return `/login?sso=failed&code=${SHOWN_CODES[error.fault] ?? "answer"}${wanted}`;
    }
  }

  private async takeRequest(text: string, account: string): Promise<TakenRequest> {
    const id = namedRequest(text);
    const request = id === null ? undefined : await this.requests.take(account, id);
    if (!request) throw new SamlRefusal("unknown-request");
    return request;
  }

  private async settingsOf({ trial }: TakenRequest, account: string): Promise<SamlSettings> {
    const settings = trial ?? (await settingsInForce(this.db, account));
    if (!settings) throw new SamlRefusal("not-enabled");
    return settings;
  }

  private verified(
    text: string,
    request: TakenRequest,
    account: string,
    settings: SamlSettings,
  ): Promise<SamlClaims> {
    const answer = readAnswer(text);
    if (answer.request !== request.id) throw new SamlRefusal("unknown-request");
    return verifyAnswer(answer, settings, serviceProvider(request.site, account), {
      now: this.now(),
      begun: begunAt(request),
    });
  }

  /**
   * Creates a claim for the browser and returns the path of the page that exchanges the claim for a session.
   * The same transaction marks the assertion as used.
   */
  private createClaim(
    account: string,
    request: TakenRequest,
    claims: SamlClaims,
    settings: SamlSettings,
  ): Promise<string> {
    return this.db.transaction().execute(async (trx) => {
      // Rejects the response if the settings have changed since its verification.
      if (!(await stillInForce(trx, account, settings)))
        throw new SamlRefusal("unknown-request", "the settings were changed at the same time");
      if (!(await this.requests.use(trx, account, claims))) throw new SamlRefusal("replayed");
      const { user, isBound } = await identifyAndLock(trx, account, claims);
      if (!isBound) await bindIdentity(trx, account, claims, user, this.now());
      const claim = await this.claims.make(
        trx,
        { account, user, remember: request.remember, provedAt: claims.authenticatedAt },
        request.browser_hash,
      );
      return `/login/claim/${claim}${request.redirect === null ? "" : `?redirect=${encodeURIComponent(request.redirect)}`}`;
    });
  }

  private async recordTest(account: string, claims: SamlClaims): Promise<string> {
    const found = await identify(this.db, account, claims).catch((error: unknown) => {
      if (error instanceof SamlRefusal) return error;
      throw error;
    });
    const isRefused = found instanceof SamlRefusal;
    const user = isRefused
      ? null
      : await this.db
          .selectFrom("users")
          .select(["id", "firstname", "lastname"])
          .where("account", "=", account)
          .where("id", "=", found.user)
          .executeTakeFirstOrThrow();
    await this.keepTest(account, {
      outcome: isRefused ? found.fault : "accepted",
      detail: isRefused ? found.message : null,
      issuer: claims.entityId,
      nameId: claims.nameId,
      nameIdFormat: claims.nameIdFormat,
      attributes: Object.fromEntries(
        Object.entries(claims.attributes).map(([name, values]) => [name, [...values]]),
      ),
      user: user && { _id: user.id, name: `${user.firstname} ${user.lastname}`.trim() },
    });
    return TESTED;
  }

  /**
   * Records the rejection of a test as the result of the test, and any other rejection in the audit log. When
   * the limit of rejections is reached, the last entry contains the time until which no more are written.
   */
  private async recordRefusal(
    account: string,
    { trial }: TakenRequest,
    { fault, message }: SamlRefusal,
  ): Promise<void> {
    const detail = message.slice(0, 500);
    if (trial)
      return this.keepTest(account, {
        outcome: fault,
        detail,
        issuer: null,
        nameId: null,
        nameIdFormat: null,
        attributes: {},
        user: null,
      });
    // Limits the use of the attempt counter, because password attempts wait in the same queue.
    if (!this.refusals.count(`account/${account}`)) return;
    const attempt = await this.attempts.begin(byRefusedAnswer(account));
    if ("retryAfter" in attempt) return;
    const silence =
      attempt.closes === null ? {} : { silentUntil: new Date(attempt.closes.until).toISOString() };
    await this.db.transaction().execute((trx) =>
      appendAudit(
        trx,
        {
          account,
          type: "sso-refused",
          subject: `account/${account}`,
          data: { after: { fault, detail, ...silence } },
        },
        this.now(),
      ),
    );
  }

  private async keepTest(account: string, test: Omit<SsoTest, "at">): Promise<void> {
    const result = JSON.stringify({ at: new Date(this.now()).toISOString(), ...test });
    await this.db
      .insertInto("sso_tests")
      .values({ account, result })
      .onConflict((conflict) => conflict.column("account").doUpdateSet({ result }))
      .execute();
  }
}

const TESTED = "/sso-tested";

/** Reasons that the login page distinguishes. It shows all other reasons as an invalid response. */
const SHOWN_CODES: Partial<Record<SamlFault, string>> = {
  "unknown-request": "request",
  replayed: "request",
  "unknown-user": "user",
  "bound-otherwise": "user",
  "not-enabled": "off",
};

const pageOf = (id: string) => `/sso/${id}`;

/** A request to the identity provider as a URL, or as a form to submit. */
type CarriedRequest =
  | { readonly binding: "HTTP-Redirect"; readonly url: string }
  | {
      readonly binding: "HTTP-POST";
      readonly url: string;
      readonly fields: Readonly<Record<string, string>>;
    };

/**
 * Returns the request with this id for the SAML binding of the settings. No RelayState is needed, because the
 * database stores the destination after the sign-in.
 */
async function authnRequest(
  settings: SamlSettings,
  provider: ServiceProvider,
  id: string,
): Promise<CarriedRequest> {
  const { authnRequestBinding: binding, entryPoint, identifierFormat, forceAuthn, cert } = settings;
  const saml = new SAML({
    entryPoint,
    identifierFormat,
    forceAuthn,
    issuer: provider.entityId,
    callbackUrl: provider.acs,
    idpCert: cert,
    disableRequestedAuthnContext: true,
    // Only the redirect binding compresses requests.
    skipRequestCompression: binding === "HTTP-POST",
    generateUniqueId: () => id,
  });
  if (binding === "HTTP-Redirect")
    return { binding, url: await saml.getAuthorizeUrlAsync("", undefined, {}) };
  const message = await saml.getAuthorizeMessageAsync("");
  return { binding, url: entryPoint, fields: { SAMLRequest: String(message["SAMLRequest"]) } };
}
