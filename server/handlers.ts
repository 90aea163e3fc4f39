import type { Kysely } from "kysely";
import type { Configuration } from "../openapi/generated/console.ts";
import type { Handlers } from "./contract/operation-types.ts";
import type { Sessions } from "./auth/sessions.ts";
import type { Vault } from "./auth/vault.ts";
import { askOutside } from "./egress/ask-outside.ts";
import type { Feed } from "./log/feed.ts";
import type { LiveChannels } from "./log/live-channels.ts";
import { describedRoutes } from "./resources/described-routes.ts";
import { accountRoutes } from "./routes/accounts.ts";
import { apiKeyRoutes } from "./routes/api-keys.ts";
import { authRoutes } from "./routes/auth.ts";
import { branchRoutes } from "./routes/branches.ts";
import { callRoutes } from "./routes/calls.ts";
import { channelRoutes } from "./routes/channels.ts";
import { connectionRoutes } from "./routes/connections.ts";
import { eventRoutes } from "./routes/events.ts";
import { ipRestrictionRoutes } from "./routes/ip-restrictions.ts";
import { mailRoutes } from "./routes/mails.ts";
import { passwordResetRoutes } from "./routes/password-reset.ts";
import { platformRoutes } from "./routes/platform.ts";
import { privilegeRoutes } from "./routes/privileges.ts";
import { pocRoutes } from "./routes/pocs.ts";
import { segmentRoutes } from "./routes/segments.ts";
import { sessionRoutes } from "./routes/sessions.ts";
import { ssoIdentityRoutes } from "./routes/sso-identities.ts";
import { ssoRoutes } from "./routes/sso.ts";
import { supervisionRoutes } from "./routes/supervision.ts";
import { twoFactorRoutes } from "./routes/two-factor.ts";
import { userRoutes } from "./routes/users.ts";
import type { Supervisions } from "./supervision/supervisions.ts";
import type { Tables } from "./database/schema.ts";
import type { FloorTimes } from "./log/floor-log.ts";
import type { WaysIn } from "./ways-in.ts";

export interface HandlerServices {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly now: () => number;
  readonly sessions: Sessions;
  readonly ways: WaysIn;
  readonly supervisions: Supervisions;
  readonly channels: LiveChannels;
  /** The door to an account's floor. */
  readonly door: (account: string) => Feed;
  readonly floorTimes: () => FloorTimes;
  /** Told that a device was enrolled, or is so no longer. */
  readonly enrolled: () => void;
  /** Whether nobody but this machine can ask us. */
  readonly isAlone: () => boolean;
  readonly isLive: () => boolean;
  /** How long (ms) a question about the storage may take. */
  readonly probe: number;
  readonly configuration: Configuration;
}

/** What answers each operation of the contract. */
export function handlersOf({ db, vault, now, sessions, ways, supervisions, channels, door, floorTimes, enrolled, isAlone, isLive, probe, configuration }: HandlerServices): Handlers {
  const people = { db, sessions, activation: ways.letters, notices: ways.notices, now, floorTimes };
  return {
    ...authRoutes({ db, sessions, now, ...ways }),
    ...ssoRoutes({ db, sessions, singleSignOn: ways.singleSignOn, notices: ways.notices, now, ask: (url) => askOutside(url, { allowsLoopback: isAlone() }) }),
    ...ssoIdentityRoutes({ db, sessions, now }),
    ...sessionRoutes(sessions, ways.signIn),
    ...twoFactorRoutes(ways.twoFactor),
    ...passwordResetRoutes({ ...ways, now }),
    ...mailRoutes(db, sessions, ways.post),
    ...accountRoutes({ ...people, supervisions }),
    ...userRoutes(people),
    ...privilegeRoutes(people),
    ...connectionRoutes(db),
    ...ipRestrictionRoutes(db, sessions, now),
    ...apiKeyRoutes({ db, sessions, now, notices: ways.notices }),
    ...segmentRoutes(db),
    ...channelRoutes(),
    ...branchRoutes(db, now),
    ...pocRoutes({ db, times: floorTimes, enrolled }),
    ...describedRoutes(db, vault, now),
    ...callRoutes(db),
    ...supervisionRoutes(supervisions),
    ...eventRoutes({ db, channels, feedOf: door }),
    ...platformRoutes({ db, now, probe: probe, isLive, configuration }),
  };
}
