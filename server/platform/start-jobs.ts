import type { Sessions } from "../auth/sessions.ts";
import { sendReminders } from "../calendar/send-reminders.ts";
import type { FileStore } from "../files/file-store.ts";
import { cleanUpFiles } from "../files/clean-up-files.ts";
import type { FloorTimes } from "../log/floor-log.ts";
import type { EmailQueue } from "../mail/email-queue.ts";
import { AgentDays } from "../metrics/agent-days.ts";
import { Jobs } from "../process/jobs.ts";
import { processRecordings } from "../recordings/process-recordings.ts";
import { sendNotifications } from "../resources/send-notifications.ts";
import type { Supervisions } from "../supervision/supervisions.ts";
import { notifyAbsences } from "../working-hours/notify-absences.ts";
import type { AuthServices } from "./create-auth.ts";
import type { PlatformContext } from "./options.ts";

interface JobServices {
  readonly auth: AuthServices;
  readonly sessions: Sessions;
  readonly post: EmailQueue;
  readonly supervisions: Supervisions;
  readonly files: FileStore;
  readonly floorTimes: () => FloorTimes;
  readonly pageOf: (path: string) => string;
}

/**
 * Starts the background jobs of the platform. `startOutgoing` starts the others: uploads to storages and
 * deliveries to webhooks.
 */
export function startJobs(
  { database: { db }, now, delays, failed }: PlatformContext,
  { auth, sessions, post, supervisions, files, floorTimes, pageOf }: JobServices,
) {
  const every = (...work: readonly (() => Promise<void>)[]) => new Jobs(work, delays.jobs, failed);
  // Emails have their own jobs, so that a slow mail server delays nothing else.
  const mail = every(
    () => auth.letters.write(),
    () => post.deliver(),
  );
  const agentDays = new AgentDays({ db, times: floorTimes });
  const upkeep = every(
    () => auth.record.write(),
    () => sessions.forget(),
    () => auth.browsers.tidy(),
    () => auth.attempts.tidy(),
    () => supervisions.endLapsed(sessions),
    () => sendNotifications(db, now),
    () => notifyAbsences({ db, floorTimes, post, pageOf }),
    () => sendReminders({ db, now, floorTimes, post }),
    () => cleanUpFiles(db, files, now),
    () => processRecordings(db, files, floorTimes),
    () => agentDays.store(),
  );
  sessions.onEnded(() => upkeep.trigger());
  return {
    /** Sends pending emails now instead of at the next interval. */
    triggerMail: () => mail.trigger(),
    /** Runs every job once. Resolves when all of them have ended. */
    run: () => Promise.all([mail.run(), upkeep.run()]),
    /** Starts no more jobs, and waits at most `patience` ms for running ones. */
    stop: (patience: number) => Promise.all([mail.stop(patience), upkeep.stop(patience)]),
  };
}
