import { expect } from "vitest";
import { tone } from "../../support/sample-recordings.ts";
import { eventually } from "../../support/eventually.ts";
import { type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, keyFor } from "../../support/test-accounts.ts";

/** A recording, such as by a setting or of a call, once it waits to be reviewed. */
export async function recordedCall(
  platform: () => TestPlatform,
  about: { readonly setting?: string; readonly call?: string; readonly startedAt?: string },
): Promise<string> {
  const key = await keyFor(platform().database.db, ACCOUNT, "admin");
  const id = textOf(
    (
      await platform().api("POST /recordings", {
        key,
        json: {
          media: "audio/wav",
          call: "k1",
          agent: "65a0f0030000000000000001",
          startedAt: new Date(Date.now() - 60_000).toISOString(),
          ...about,
        },
      })
    ).body._id,
  );
  await platform().api(`PUT /recordings/${id}/content`, {
    key,
    raw: tone(1),
    query: "offset=0",
    headers: { "content-type": "application/octet-stream" },
  });
  await platform().api(`POST /recordings/${id}/end`, { key });
  await platform().platform.runJobs();
  await eventually(async () =>
    expect((await platform().api(`GET /recordings/${id}`, { key })).body.status).toBe("pending"),
  );
  return id;
}
