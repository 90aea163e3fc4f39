import type { Sessions } from "../auth/sessions.ts";
import type { SignIn } from "../auth/sign-in.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";

/** Sessions of the caller, and confirmation of the password. */
export const sessionRoutes = (
  sessions: Sessions,
  signIn: SignIn,
): Handlers<"listSessions" | "endSession" | "endOtherSessions" | "proveSession"> => ({
  listSessions: async ({ caller, query: { $limit: limit = 10, $skip: skip = 0 } }) => {
    const open = await sessions.list(caller);
    const data = open.slice(skip, skip + limit).map((session) => ({
      _id: session.id,
      current: session.id === caller.session,
      remember: session.remember,
      address: session.address,
      agent: session.agent,
      createdAt: new Date(session.created_at).toISOString(),
      usedAt: new Date(session.used_at).toISOString(),
      expiresAt: new Date(session.expires_at).toISOString(),
    }));
    return { body: { total: open.length, skip, limit, data } };
  },
  endSession: async ({ caller, path }) => {
    if (!(await sessions.list(caller)).some(({ id }) => id === path.id)) throw new Problem("not-found");
    await sessions.end(caller, path.id, path.id === caller.session ? "logout" : "revoked");
    return { body: undefined };
  },
  endOtherSessions: async ({ caller }) => {
    await sessions.endOthers(caller);
    return { body: undefined };
  },
  proveSession: async ({ caller, body, address }) => {
    await signIn.prove(caller, body, address);
    await sessions.prove(caller, address);
    return { body: undefined };
  },
});
