import type { Server as HttpServer } from "node:http";
import { answerOfDemo } from "../demo/demo-webhook.ts";
import { sendExternal } from "../egress/send-external.ts";
import type { FileStore } from "../files/file-store.ts";
import { isLocalOnly } from "../http/site-origin.ts";
import type { IdentityIssuer } from "../recordings/identity-issuer.ts";
import { startStoring } from "../recordings/start-storing.ts";
import { startDeliveries } from "../webhooks/start-deliveries.ts";
import type { PlatformOptions, PlatformContext } from "./options.ts";

/** Starts the jobs that upload recordings to storages and send events to webhooks. */
export function startOutgoing(
  { database, server, vault, config, delays, now, failed }: PlatformContext,
  files: FileStore,
  identities: IdentityIssuer | null,
) {
  const isAlone = () => isOnlyLocal(server, config);
  const shared = { db: database.db, vault, now, pause: delays.jobs, allowsLoopback: isAlone, failed };
  const storages = startStoring({ ...shared, identities, files, patience: delays.storing });
  const deliveries = startDeliveries({
    ...shared,
    patience: delays.receiver,
    send: async (sending, options, account) =>
      answerOfDemo(sending, account) ?? (await sendExternal(sending, options)),
    onNotice: database.onNotice,
    isOpen: () => server.listening,
  });
  return {
    storages,
    isAlone,
    runJobs: () => Promise.all([storages.runJobs(), deliveries.runJobs()]),
    /** Starts nothing new and waits up to `patience` ms for running work. */
    stop: (patience: number) => Promise.all([storages.stop(patience), deliveries.stop(patience)]),
  };
}

/** Returns true if only this machine can reach the platform. */
function isOnlyLocal(server: HttpServer, config: PlatformOptions["config"]): boolean {
  const listening = server.address();
  return (
    typeof listening === "object" && listening !== null && isLocalOnly({ ...config, host: listening.address })
  );
}
