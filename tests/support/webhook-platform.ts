import { expect } from "vitest";
import { signaturesOf, signingKey } from "../../server/webhooks/sign.ts";
import { eventually } from "./eventually.ts";
import { pbx } from "./pbx.ts";
import { asking } from "./people.ts";
import { type Json, type TestPlatformOptions, withPlatform } from "./platform.ts";
import { type Received, startReceiver } from "./receiver.ts";

const SEGMENT = "65a0f0020000000000000001";

/** Starts a platform with its administrator, and a receiver of webhooks. */
export async function withReceiver(options: TestPlatformOptions = {}) {
  const platform = await withPlatform(options);
  const admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const ask = asking(platform, admin);
  const receiver = await startReceiver();
  const make = async (values: object = {}): Promise<Json> => {
    const made = await ask.post("/webhooks", {
      name: "Warehouse",
      url: receiver.url,
      events: ["queue-created", "comment-created"],
      ...values,
    });
    expect(made.status).toBe(200);
    return made.body;
  };
  const logs = async (query = ""): Promise<Json[]> =>
    Object.values((await ask.get("/webhooks-logs", `$limit=200&${query}`)).body.data ?? {});
  const arrived = (count: number) =>
    eventually(async () => {
      await platform.platform.runJobs();
      expect(receiver.received.length).toBeGreaterThanOrEqual(count);
    });
  const logged = (count: number, query = ""): Promise<Json[]> =>
    eventually(async () => {
      await platform.platform.runJobs();
      const found = await logs(query);
      expect(found.length).toBeGreaterThanOrEqual(count);
      return found;
    });
  return { platform, admin, ask, receiver, make, logs, arrived, logged };
}

/** Makes the events of a telephony system for a customer who enters a queue. */
export const enters = (queue: string, customer = "C1") =>
  pbx("queue-created", `queue/${queue}`, {
    contact: `c-${queue}`,
    segment: SEGMENT,
    channel: "audio",
    customer,
  });
/** Returns the parsed body of a received request. */
export const bodyOf = ({ body }: Received): Json => JSON.parse(body) as Json;
/** Returns true if this value signed a received request. */
export const isSignedBy = ({ headers, body }: Received, value: string): boolean => {
  const key = signingKey(value);
  const signed =
    key &&
    signaturesOf(
      { id: String(headers["webhook-id"]), timestamp: Number(headers["webhook-timestamp"]), body },
      [key],
    );
  return signed !== null && String(headers["webhook-signature"]).split(" ").includes(signed);
};
