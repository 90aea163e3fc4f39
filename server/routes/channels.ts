import type { Channel } from "../../openapi/generated/console.ts";
import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";

/** Media of this platform, the same for all accounts. */
const CHANNELS: readonly Channel[] = [
  { _id: "65a0f0040000000000000001", name: "video" },
  { _id: "65a0f0040000000000000002", name: "audio" },
];

/** Media by which customers can reach a segment. */
export const channelRoutes = (): Handlers<"listChannels" | "readChannel"> => ({
  listChannels: ({ query: { $limit: limit = 10, $skip: skip = 0 } }) =>
    Promise.resolve({
      body: { total: CHANNELS.length, skip, limit, data: CHANNELS.slice(skip, skip + limit) },
    }),
  readChannel: ({ path }) => {
    const channel = CHANNELS.find(({ _id }) => _id === path.id);
    return channel ? Promise.resolve({ body: channel }) : Promise.reject(new Problem("not-found"));
  },
});
