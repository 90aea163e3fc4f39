import type { KnownBrowsers } from "../auth/known-browsers.ts";
import type { ResetGrants } from "../auth/reset-grants.ts";
import type { ResetRequests } from "../auth/reset-requests.ts";
import { termsAccepted } from "../auth/terms-accepted.ts";
import type { Handlers } from "../contract/operation-types.ts";

export interface PasswordResetServices {
  readonly resetRequests: ResetRequests;
  readonly resetGrants: ResetGrants;
  readonly browsers: KnownBrowsers;
}

type Served = "requestReset" | "checkResetPin" | "resetPassword" | "readResetLink" | "activateAccount";

/** How does somebody without a password come to one? */
export const passwordResetRoutes = ({ resetRequests: requests, resetGrants: grants, browsers }: PasswordResetServices): Handlers<Served> => ({
  requestReset: async ({ body, address }) => ({ body: { request: await requests.put(body, address) } }),
  checkResetPin: async ({ body, address }) => ({ body: { grant: await grants.showPin(body.request, body.pin, address) } }),
  // Who reads the mails of a user is no stranger: whoever guesses meanwhile does not keep them from signing in.
  resetPassword: async ({ body, site, cookie }) => {
    const user = await grants.setPassword("reset", body.grant, body.password);
    return { body: undefined, headers: { "set-cookie": await browsers.welcome(user, site, cookie) } };
  },
  readResetLink: async ({ path }) => ({ body: await grants.openLink(path.token) }),
  activateAccount: async ({ body, site, cookie }) => {
    termsAccepted(body.agreement);
    const user = await grants.setPassword("activation", body.grant, body.password);
    return { body: undefined, headers: { "set-cookie": await browsers.welcome(user, site, cookie) } };
  },
});
