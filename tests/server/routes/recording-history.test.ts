import { expect, test } from "vitest";
import { keyFor, OTHER_ACCOUNT } from "../../support/test-accounts.ts";
import { startRecorder, WEBM } from "../../support/recorder.ts";

const AGENT = "65a0f0030000000000000001";
const ADA = { name: "Ada Moreau" };

test("returns the history of a recording: automatic changes, reviews with their authors, and its deletion", async () => {
  const { platform, admin, tokenOf, record, review } = await startRecorder();
  const id = await record(WEBM, { agent: AGENT });
  await review(id, "approved");
  await review(id, "rejected", await tokenOf("reviewer@demo.example"));
  await platform.api(`DELETE /recordings/${id}`, admin);
  const { body } = await platform.api(
    `GET /recordings/${id}/history`,
    await tokenOf("recorder@demo.example"),
  );
  expect(body).toMatchObject({
    total: 5,
    data: [
      {
        what: "edited",
        by: ADA,
        before: { status: "rejected", hot: true },
        after: { status: "deleted", hot: false },
      },
      {
        what: "edited",
        by: { name: "Ruben Iversen" },
        before: { status: "approved", reviewedBy: ADA },
        after: { status: "rejected", reviewedBy: { name: "Ruben Iversen" } },
      },
      {
        what: "edited",
        by: ADA,
        before: { status: "pending", reviewedBy: null },
        after: { status: "approved", reviewedBy: ADA },
      },
      {
        what: "edited",
        by: null,
        before: { status: "processing" },
        after: { status: "pending", agent: { _id: AGENT, name: "Aisha Rahman" } },
      },
      {
        what: "edited",
        by: null,
        before: { status: "recording", endedBy: null },
        after: { status: "processing", endedBy: "system" },
      },
    ],
  });
});

test("returns the failure of a recording and its reason", async () => {
  const { platform, admin, record } = await startRecorder();
  const id = await record(Buffer.from("MZ".padEnd(10_000, "x")));
  expect((await platform.api(`GET /recordings/${id}/history`, admin)).body.data?.["0"]).toMatchObject({
    by: null,
    before: { status: "processing", reason: null },
    after: { status: "failed", reason: "another-kind" },
  });
});

test("rejects callers without access to recordings, and returns 404 for another account", async () => {
  const { platform, db, record } = await startRecorder();
  const id = await record();
  const asked = `GET /recordings/${id}/history`;
  expect([
    (await platform.api(asked)).status,
    (await platform.api(asked, { key: await keyFor(db, OTHER_ACCOUNT, "admin") })).status,
  ]).toEqual([401, 404]);
});
