import type { SessionCaller } from "../auth/caller.ts";
import type { TwoFactorSetup } from "../auth/two-factor-setup.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";

/** Returns the caller if the id is their own; throws otherwise. */
function own(caller: SessionCaller, id: string): SessionCaller {
  if (id !== caller.user) throw new Problem("not-found");
  return caller;
}

/** Second factor of the caller. */
export const twoFactorRoutes = (
  setup: TwoFactorSetup,
): Handlers<
  "readTwoFactor" | "beginTwoFactor" | "confirmTwoFactor" | "endTwoFactor" | "renewBackupCodes"
> => ({
  readTwoFactor: async ({ caller, path }) => {
    const { since, backupCodesLeft } = await setup.read(own(caller, path.id));
    return {
      body: {
        enabled: since !== null,
        since: since === null ? null : new Date(since).toISOString(),
        backupCodesLeft,
      },
    };
  },
  beginTwoFactor: async ({ caller, path }) => {
    const begun = await setup.begin(own(caller, path.id));
    if (!begun)
      throw new Problem("conflict", {
        detail: "The second factor is already on. Turn it off to set up a new one.",
      });
    return { body: begun };
  },
  confirmTwoFactor: async ({ caller, path, body }) => {
    const confirmed = await setup.confirm(own(caller, path.id), body.code);
    if (confirmed === "nothing")
      throw new Problem("conflict", {
        detail: "There is no setup to confirm: none was started within the last ten minutes. Start again.",
      });
    if (confirmed === "wrong")
      throw new Problem("unprocessable", {
        errors: [{ pointer: "/body/code", code: "expired", message: "is not the current code" }],
      });
    return { body: { backupCodes: confirmed } };
  },
  endTwoFactor: async ({ caller, path }) => {
    if (!(await setup.end(own(caller, path.id)))) throw new Problem("not-found");
    return { body: undefined };
  },
  renewBackupCodes: async ({ caller, path }) => {
    const backupCodes = await setup.renew(own(caller, path.id));
    if (!backupCodes) throw new Problem("conflict", { detail: "The second factor is off." });
    return { body: { backupCodes } };
  },
});
