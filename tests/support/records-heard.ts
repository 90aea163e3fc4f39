import type { RecordsChanged } from "../../openapi/generated/live-monitor.ts";
import { LiveSocket } from "./live-socket.ts";
import type { TestPlatform } from "./platform.ts";

/** What somebody's socket is told of records from here on. */
export async function recordsHeard(
  platform: TestPlatform,
  email: string,
): Promise<readonly RecordsChanged[]> {
  const { accessToken } = await platform.signIn(email);
  const { socket } = await LiveSocket.open(platform.url, { token: accessToken });
  const heard: RecordsChanged[] = [];
  socket.on("records:changed", (changed: RecordsChanged) => heard.push(changed));
  return heard;
}
