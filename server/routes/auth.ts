import type { Kysely } from "kysely";
import type { LoginAnswer } from "../../openapi/generated/console.ts";
import { AddressLimit } from "../http/address-limit.ts";
import type { Arrival } from "../auth/arrival.ts";
import { BROWSER_BINDING } from "../auth/browser-secret.ts";
import type { Claims } from "../auth/claims.ts";
import type { ExternalApps } from "../auth/external-apps.ts";
import { KNOWN_BROWSER } from "../auth/known-browsers.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { SignIn } from "../auth/sign-in.ts";
import type { Handlers, Reply } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { readAccount } from "../people/account-record.ts";
import { readUser } from "../people/user-resource.ts";

export interface AuthServices {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  readonly arrival: Arrival;
  readonly claims: Claims;
  readonly externalApps: ExternalApps;
  readonly now: () => number;
}

type Served = "login" | "claimLogin" | "logout" | "checkToken" | "refreshToken" | "externalSso";

/** Sign-in and sign-out, renewal of access tokens, and sign-in to external apps. */
export const authRoutes = (
  { db, sessions, signIn, arrival, claims, externalApps, now }: AuthServices,
  wrongClaims = new AddressLimit(now),
): Handlers<Served> => ({
  login: async ({ body, address, agent, site, cookie }) => {
    const browser = KNOWN_BROWSER.keep(site, cookie);
    return loginReply(await signIn.signIn(body, { address, agent }, browser.hash), browser.cookie);
  },
  claimLogin: async ({ path, address, agent, site, cookie }) => {
    const claim = await claims.find(path.id, BROWSER_BINDING.hashIn(site, cookie));
    // Counts only invalid claims. A claim is a single-use secret for a completed login. It cannot be guessed
    // (256 bits), so the limit need not block a valid claim from the same IP address.
    if (!claim) {
      wrongClaims.mustCount(address, "attempt-limit");
      throw new Problem("session-expired");
    }
    const browser = KNOWN_BROWSER.keep(site, cookie);
    return loginReply(
      await arrival.letIn({
        ...claim,
        claim: path.id,
        passwordHash: null,
        origin: { address, agent },
        way: "single-sign-on",
        browser: browser.hash,
      }),
      browser.cookie,
    );
  },
  logout: async ({ caller }) => {
    await sessions.end(caller, caller.session, "logout");
    return { body: undefined };
  },
  checkToken: async ({ caller }) => {
    const user = await readUser(db, caller.account, caller.user, [], caller);
    if (!user) throw new Problem("unauthorized");
    const { features } = await db
      .selectFrom("accounts")
      .select("features")
      .where("id", "=", caller.account)
      .executeTakeFirstOrThrow();
    return {
      body: {
        _id: caller.session,
        user,
        account: await readAccount(db, caller.account),
        abilities: [...caller.permissions],
        features: features.map(({ name }) => name),
        principal: caller.isPrincipal,
      },
    };
  },
  refreshToken: async ({ body, address }) => {
    const accessToken = await sessions.renew(body.refreshToken, address);
    if (accessToken === null) throw new Problem("unauthorized");
    return { body: { accessToken } };
  },
  externalSso: async ({ caller, path }) => {
    const {
      firstname = "",
      lastname = "",
      email = null,
    } = (await readUser(db, caller.account, caller.user)) ?? {};
    const ssoToken = await externalApps.tokenFor(path.app, {
      id: caller.user,
      account: caller.account,
      email,
      name: `${firstname} ${lastname}`.trim(),
    });
    if (ssoToken === null) throw new Problem("not-found");
    return { body: { ssoToken } };
  },
});

/**
 * Returns a login response. If the user is signed in, or redirected to the agent panel, the response sets the
 * cookie that identifies a known browser.
 */
const loginReply = (answer: LoginAnswer, cookie: string): Reply<"login"> => ({
  body: answer,
  ...((answer.accessToken || answer.redirect) && { headers: { "set-cookie": cookie } }),
});
