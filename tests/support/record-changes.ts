import type { RecordsChanged } from "../../openapi/generated/live-monitor.ts";
import { LiveSocket } from "./live-socket.ts";
import type { TestPlatform } from "./platform.ts";

/** Collects the record changes that a user's socket receives from here on. */
export async function collectRecordChanges(
  platform: TestPlatform,
  email: string,
): Promise<readonly RecordsChanged[]> {
  const { accessToken } = await platform.signIn(email);
  const { socket } = await LiveSocket.open(platform.url, { token: accessToken });
  const received: RecordsChanged[] = [];
  socket.on("records:changed", (changed: RecordsChanged) => received.push(changed));
  return received;
}
