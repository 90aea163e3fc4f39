import { may, type SessionHolder } from "../auth/caller.ts";
import type { LiveSocket } from "./live-namespace.ts";
import { LISTENER_PERMISSIONS } from "./followed-records.ts";
import { isRecordsRoom, recordsRoom } from "./rooms.ts";

/**
 * Subscribes a socket to changes of the records that its user can read, and unsubscribes it from other
 * records.
 */
export async function followRecords(socket: LiveSocket, caller: SessionHolder): Promise<void> {
  const wanted = new Set(
    [...LISTENER_PERMISSIONS].flatMap((permission) =>
      may(caller, permission) ? [recordsRoom(caller.account, permission)] : [],
    ),
  );
  for (const room of socket.rooms) if (isRecordsRoom(room) && !wanted.has(room)) await socket.leave(room);
  await socket.join([...wanted].filter((room) => !socket.rooms.has(room)));
}
