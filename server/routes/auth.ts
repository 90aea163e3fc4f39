import type { Kysely } from "kysely";
import { PRIVILEGES } from "../auth/permissions.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { SignIn } from "../auth/sign-in.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { readAccount } from "./accounts.ts";
import { readUser } from "./users.ts";

export interface AuthServices {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly signIn: SignIn;
  /** Tells whoever holds something open for a session that it ended. */
  readonly sessionEnded: (session: string) => void;
}

/** Who is there? */
export const authRoutes = ({ db, sessions, signIn, sessionEnded }: AuthServices): Handlers<"login" | "logout" | "checkToken" | "refreshToken"> => ({
  login: async ({ body, address }) => ({ body: await signIn.signIn(body, address) }),
  logout: async ({ caller }) => {
    await sessions.end(caller.session, "logout");
    sessionEnded(caller.session);
    return { body: undefined };
  },
  checkToken: async ({ caller }) => {
    const user = await readUser(db, caller.account, caller.user);
    if (!user) throw new Problem("unauthorized");
    return { body: { user, account: await readAccount(db, caller.account), abilities: [...PRIVILEGES[caller.privilege]] } };
  },
  refreshToken: async ({ body }) => {
    const accessToken = await sessions.renew(body.refreshToken);
    if (accessToken === null) throw new Problem("unauthorized");
    return { body: { accessToken } };
  },
});
