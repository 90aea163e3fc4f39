import type { Kysely } from "kysely";
import type { Configuration } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Vault } from "../auth/vault.ts";
import { requestStatus } from "../egress/request-status.ts";
import type { DownloadLinks } from "../files/download-links.ts";
import type { RealMonth } from "../demo/real-month.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Feed } from "../log/feed.ts";
import type { noticesBy } from "../mail/notices.ts";
import type { EmailQueue } from "../mail/email-queue.ts";
import type { LiveChannels } from "../log/live-channels.ts";
import { calendarPrograms } from "../calendar/programs.ts";
import { describedRoutes } from "../resources/described-routes.ts";
import { historyRoutes } from "../resources/history-routes.ts";
import { accountRoutes } from "../routes/accounts.ts";
import { apiKeyRoutes } from "../routes/api-keys.ts";
import { authRoutes } from "../routes/auth.ts";
import { branchRoutes } from "../routes/branches.ts";
import { callCommentRoutes } from "../routes/call-comments.ts";
import { callRoutes } from "../routes/calls.ts";
import { metricsRoutes } from "../routes/metrics.ts";
import { channelRoutes } from "../routes/channels.ts";
import { connectionRoutes } from "../routes/connections.ts";
import { sendsWhenDue } from "../resources/send-time.ts";
import { readsCredential } from "../recordings/reads-credential.ts";
import { downloadRoutes } from "../routes/downloads.ts";
import { appointmentSlotRoutes } from "../routes/appointment-slots.ts";
import { customEmailRoutes } from "../routes/custom-emails.ts";
import { notificationRoutes } from "../routes/notifications.ts";
import { demoRoutes } from "../routes/demo.ts";
import { eventRoutes } from "../routes/events.ts";
import { linkedAccountRoutes } from "../routes/linked-accounts.ts";
import { ipRestrictionRoutes } from "../routes/ip-restrictions.ts";
import { mailRoutes } from "../routes/mails.ts";
import { passwordResetRoutes } from "../routes/password-reset.ts";
import { platformRoutes } from "../routes/platform.ts";
import { privilegeRoutes } from "../routes/privileges.ts";
import { pocRoutes } from "../routes/pocs.ts";
import type { StorageClients } from "../recordings/storage-ways.ts";
import { recordingTrialRoutes } from "../routes/recording-trials.ts";
import { recordingUploadRoutes } from "../routes/recording-uploads.ts";
import { recordingRoutes } from "../routes/recordings.ts";
import { replayRoutes } from "../routes/replay.ts";
import { searchRoutes } from "../routes/search.ts";
import { sessionRoutes } from "../routes/sessions.ts";
import { ssoIdentityRoutes } from "../routes/sso-identities.ts";
import { ssoRoutes } from "../routes/sso.ts";
import { submissionRoutes } from "../routes/submissions.ts";
import { supervisionRoutes } from "../routes/call-supervision.ts";
import { twoFactorRoutes } from "../routes/two-factor.ts";
import { uploadRoutes } from "../routes/uploads.ts";
import { userRoutes } from "../routes/users.ts";
import { viewRoutes } from "../routes/views.ts";
import { webhookLogRoutes } from "../routes/webhook-logs.ts";
import { webhookSecretRoutes } from "../routes/webhook-secrets.ts";
import { webhookRoutes } from "../routes/webhooks.ts";
import { widgetRoutes } from "../routes/widget.ts";
import type { Supervisions } from "../supervision/supervisions.ts";
import type { Tables } from "../database/schema.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import type { AuthServices } from "./create-auth.ts";

export interface HandlerServices {
  readonly db: Kysely<Tables>;
  /** Connections for reports. */
  readonly reports: Kysely<Tables>;
  readonly vault: Vault;
  readonly now: () => number;
  readonly files: FileStore;
  readonly links: DownloadLinks;
  readonly sessions: Sessions;
  readonly auth: AuthServices;
  readonly post: EmailQueue;
  readonly notices: ReturnType<typeof noticesBy>;
  readonly supervisions: Supervisions;
  readonly channels: LiveChannels;
  /** Returns the feed of an account's floor. */
  readonly feedFor: (account: string) => Feed;
  readonly floorTimes: () => FloorTimes;
  readonly month: RealMonth;
  /** Invoked after a device was enrolled. */
  readonly enrolled: () => void;
  /** Clients for storage tests, and a trigger for uploads. */
  readonly storages: {
    readonly testClients: (account: string, trusted: string | null) => StorageClients;
    readonly trigger: () => void;
  };
  /** Returns true if only this machine can reach the platform. */
  readonly isAlone: () => boolean;
  /** Returns true if the socket server is listening. */
  readonly isLive: () => boolean;
  /** Timeout (ms) of the database check. */
  readonly probe: number;
  readonly configuration: Configuration;
}

/** Returns the handlers of all operations. */
export function handlersOf({
  db,
  reports,
  vault,
  now,
  files,
  links,
  sessions,
  auth,
  post,
  notices,
  supervisions,
  channels,
  feedFor,
  floorTimes,
  month,
  enrolled,
  storages,
  isAlone,
  isLive,
  probe,
  configuration,
}: HandlerServices): Handlers {
  const people = { db, sessions, activation: auth.letters, notices, now, floorTimes };
  return {
    ...authRoutes({ db, sessions, now, ...auth }),
    ...ssoRoutes({
      db,
      sessions,
      singleSignOn: auth.singleSignOn,
      notices,
      now,
      ask: (url) => requestStatus(url, { allowsLoopback: isAlone() }),
    }),
    ...ssoIdentityRoutes({ db, sessions, now }),
    ...linkedAccountRoutes(db, sessions),
    ...sessionRoutes(sessions, auth.signIn),
    ...twoFactorRoutes(auth.twoFactor),
    ...passwordResetRoutes({ ...auth, now }),
    ...mailRoutes(db, sessions, post),
    ...accountRoutes({ ...people, vault, supervisions }),
    ...userRoutes(people),
    ...privilegeRoutes(people),
    ...connectionRoutes(db),
    ...ipRestrictionRoutes(db, sessions, now),
    ...apiKeyRoutes({ db, sessions, now, notices }),
    ...channelRoutes(),
    ...widgetRoutes({ db, now, ask: (url) => requestStatus(url, { allowsLoopback: isAlone() }) }),
    ...branchRoutes(db, now),
    ...viewRoutes(db, now),
    ...searchRoutes(db),
    ...pocRoutes({ db, times: floorTimes, enrolled }),
    ...webhookRoutes({ db, vault, now, allowsLoopback: isAlone }),
    ...webhookLogRoutes(db),
    ...webhookSecretRoutes(db, vault, now),
    ...describedRoutes({
      db,
      vault,
      now,
      floorTimes,
      programs: {
        ...calendarPrograms({ floorTimes, post }),
        RecordingSetting: readsCredential,
        Notification: sendsWhenDue,
      },
    }),
    ...notificationRoutes(db, now),
    ...appointmentSlotRoutes(db, now),
    ...customEmailRoutes(db, now),
    ...historyRoutes(db),
    ...uploadRoutes({ db, files, links, now }),
    ...recordingRoutes({ db, files, links, now, floorTimes }),
    ...recordingTrialRoutes({ db, vault, now, waysOf: storages.testClients }),
    ...recordingUploadRoutes({ db, now, wanted: storages.trigger }),
    ...downloadRoutes({ db, files, links, sessions }),
    ...submissionRoutes({ db, now, floorTimes }),
    ...callRoutes(db),
    ...callCommentRoutes({ db, now, floorTimes }),
    ...metricsRoutes(reports, floorTimes),
    ...supervisionRoutes(supervisions),
    ...demoRoutes({ db, feedFor, floorTimes, month }),
    ...eventRoutes({ db, channels, feedFor }),
    ...replayRoutes({ db, now }),
    ...platformRoutes({ db, now, probe: probe, isLive, configuration }),
  };
}
