import { AddressLimit } from "../http/address-limit.ts";
import { KNOWN_BROWSER } from "../auth/known-browsers.ts";
import type { ResetGrants } from "../auth/reset-grants.ts";
import type { ResetRequests } from "../auth/reset-requests.ts";
import { termsAccepted } from "../auth/sign-in.ts";
import type { Handlers } from "../contract/operation-types.ts";

export interface PasswordResetServices {
  readonly resetRequests: ResetRequests;
  readonly resetGrants: ResetGrants;
  readonly now: () => number;
}

type Served = "requestReset" | "checkResetPin" | "resetPassword" | "readResetLink" | "activateAccount";

/** Password reset, and the first passwords of new users. */
export const passwordResetRoutes = (
  { resetRequests: requests, resetGrants: grants, now }: PasswordResetServices,
  requestLimit = new AddressLimit(now),
  pinLimit = new AddressLimit(now),
  passwordLimit = new AddressLimit(now),
): Handlers<Served> => ({
  requestReset: async ({ body, address }) => {
    // Checks the limit before the request enters the queue.
    requestLimit.mustCount(address, "too-many-requests");
    return { body: { request: await requests.put(body, address) } };
  },
  checkResetPin: async ({ body, address }) => {
    pinLimit.mustCount(address, "too-many-requests");
    return { body: { grant: await grants.showPin(body.request, body.pin, address) } };
  },
  resetPassword: async ({ body, address, site }) => {
    passwordLimit.mustCount(address, "too-many-requests");
    const browser = KNOWN_BROWSER.renew(site);
    await grants.setPassword("reset", body.grant, body.password, browser.hash);
    return { body: undefined, headers: { "set-cookie": browser.cookie } };
  },
  readResetLink: async ({ path }) => ({ body: await grants.openLink(path.token) }),
  activateAccount: async ({ body, address, site, cookie }) => {
    passwordLimit.mustCount(address, "too-many-requests");
    termsAccepted(body.agreement);
    const browser = KNOWN_BROWSER.keep(site, cookie);
    await grants.setPassword("activation", body.grant, body.password, browser.hash);
    return { body: undefined, headers: { "set-cookie": browser.cookie } };
  },
});
