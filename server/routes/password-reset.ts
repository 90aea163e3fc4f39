import type { ResetGrants } from "../auth/reset-grants.ts";
import type { ResetRequests } from "../auth/reset-requests.ts";
import { termsAccepted } from "../auth/terms-accepted.ts";
import type { Handlers } from "../contract/operation-types.ts";

type Served = "requestReset" | "checkResetPin" | "resetPassword" | "readResetLink" | "activateAccount";

/** How does somebody without a password come to one? */
export const passwordResetRoutes = (requests: ResetRequests, grants: ResetGrants): Handlers<Served> => ({
  requestReset: async ({ body, address }) => ({ body: { request: await requests.put(body, address) } }),
  checkResetPin: async ({ body }) => ({ body: { grant: await grants.showPin(body.request, body.pin) } }),
  resetPassword: async ({ body }) => {
    await grants.setPassword("reset", body.grant, body.password);
    return { body: undefined };
  },
  readResetLink: async ({ path }) => ({ body: await grants.openLink(path.token) }),
  activateAccount: async ({ body }) => {
    termsAccepted(body.agreement);
    await grants.setPassword("activation", body.grant, body.password);
    return { body: undefined };
  },
});
