import type { Sessions } from "../auth/sessions.ts";
import { securityHeaders } from "../console/security-headers.ts";
import { DeviceServer } from "../device/device-server.ts";
import { PocPresence } from "../device/poc-presence.ts";
import { clientAddress, schemeOf, type Trust } from "../http/client-address.ts";
import { LiveServer } from "../live/live-server.ts";
import { linkNodes } from "../live/node-link.ts";
import { LiveChannels } from "../log/live-channels.ts";
import { Supervisions } from "../supervision/supervisions.ts";
import type { PlatformContext } from "./options.ts";

/** Starts the services for connected consoles and display devices: channels, sockets and supervisions. */
export function startLive(
  { database, server, validator, config, delays, now, failed }: PlatformContext,
  sessions: Sessions,
  trust: Trust,
) {
  const { db } = database;
  const floorTimes = () => ({ now: now(), lease: delays.lease });
  const channels = new LiveChannels({ db, now, lease: delays.lease, failed }, database.onNotice);
  const live = new LiveServer({
    server,
    channels,
    database,
    sessions,
    validator,
    delays,
    publicUrl: config.publicUrl,
    addressOf: (request) => clientAddress(request, trust),
    schemeOf: (request) => schemeOf(request, trust),
    link: config.redisUrl === null ? null : linkNodes(config.redisUrl, failed),
    failed,
  });
  // Fastify's hooks do not add these headers to responses of the socket server.
  live.io.engine.on(
    "headers",
    (given: Record<string, string>) => void Object.assign(given, securityHeaders(config.sentryDsn)),
  );
  const supervisions = new Supervisions(db, floorTimes);
  sessions.onEnded((ended) => {
    for (const { id, reason } of ended) live.sessionEnded(id, reason);
    supervisions.endOfSessions(ended.map(({ id }) => id)).catch(failed);
  });
  const devices = new DeviceServer({
    io: live.io,
    addresses: live.addresses,
    presence: new PocPresence({ db, times: floorTimes, deviceLease: delays.deviceLease }),
    validator,
    delays,
    now,
    failed,
  });
  return {
    io: live.io,
    channels,
    supervisions,
    floorTimes,
    isOpen: () => live.isOpen,
    /** Checks the connected devices now, so that a newly enrolled device is notified immediately. */
    lookForDevices: () => void devices.look(),
    /** Closes the sockets of consoles and devices. */
    disconnect: async (): Promise<void> => {
      await live.close();
      await devices.close();
    },
  };
}
