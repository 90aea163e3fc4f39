import { beforeAll, expect, test } from "vitest";
import { appendAudit } from "../../server/log/append-audit.ts";
import { asking } from "../support/people.ts";
import { textOf } from "../support/platform.ts";
import { ACCOUNT } from "../support/test-accounts.ts";
import { violations } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { enter, platform } = consoleInBrowser();
const ADA = "65a0f0010000000000000001";
const AISHA = "65a0f0030000000000000001";

let admin: ReturnType<typeof asking>;
beforeAll(async () => {
  admin = asking(platform(), { token: (await platform().signIn("admin@demo.example")).accessToken });
});
const make = async (path: string, body: object) => textOf((await admin.post(path, body)).body._id);

test("reports a segment that requires the tag before its name is typed, and one that will lose it", async () => {
  const [only, one] = [
    await make("/tags", { label: "Only", name: "only" }),
    await make("/tags", { label: "One", name: "one" }),
  ];
  const loans = await make("/segments", { name: "Loans", tags: [only] });
  const cards = await make("/segments", { name: "Cards", tags: [only, one] });
  const page = await enter("/tags");
  await page.getByRole("button", { name: "Delete tag “Only”" }).click();
  const question = page.getByRole("dialog", { name: "Delete tag “Only”" });
  await question.getByText("“Only” cannot be deleted because these records use it.").waitFor();
  await question.getByText("Segments (1): Loans").waitFor();
  expect(await question.getByRole("textbox").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await question.getByRole("link", { name: "Loans" }).click();
  await page.waitForURL(`**/segments/${loans}`);
  await question.waitFor({ state: "detached" });
  await page.goBack();
  await page.getByRole("button", { name: "Delete tag “One”" }).click();
  const losing = page.getByRole("dialog", { name: "Delete tag “One”" });
  await losing.getByText("“One” will be removed from:").waitFor();
  await losing.getByText("Segments (1): Cards").waitFor();
  await losing.getByRole("link", { name: "Cards" }).waitFor();
  await losing.getByRole("textbox").fill("One");
  await losing.getByRole("button", { name: "Delete" }).click();
  await losing.waitFor({ state: "detached" });
  expect((await admin.get(`/segments/${cards}`)).body["tags"]).toEqual([{ _id: only, name: "Only" }]);
});

test("keeps a tag changed by a colleague, shows its current state, and asks again", async () => {
  const id = await make("/tags", { label: "Order", name: "order" });
  const page = await enter("/tags");
  await page.getByRole("button", { name: "Delete tag “Order”" }).click();
  const question = page.getByRole("dialog", { name: "Delete tag “Order”" });
  await admin.patch(`/tags/${id}`, { description: "Of the shop alone" }, 1);
  await question.getByRole("textbox").fill("Order");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("Another user changed this record, so it was not deleted.").waitFor();
  await question.getByRole("region", { name: "Current state" }).getByText("Of the shop alone").waitFor();
  expect((await admin.get(`/tags/${id}`)).status).toBe(200);
  await question.getByRole("button", { name: "Delete" }).click();
  await question.waitFor({ state: "detached" });
  expect((await admin.get(`/tags/${id}`)).status).toBe(404);
});

test("keeps records in use or changed since when many are deleted, with the reasons", async () => {
  const [held, changed] = [
    await make("/tags", { label: "Held", name: "held" }),
    await make("/tags", { label: "Changed", name: "changed" }),
  ];
  await make("/segments", { name: "Mortgages", tags: [held] });
  const page = await enter("/tags");
  await page.getByRole("checkbox", { name: "Select Held" }).check();
  await page.getByRole("checkbox", { name: "Select Changed" }).check();
  await page.getByRole("button", { name: "Delete…" }).click();
  await admin.patch(`/tags/${changed}`, { description: "Meanwhile" }, 1);
  const question = page.getByRole("dialog", { name: "Tags: delete 2 records" });
  await question.getByRole("textbox").fill("2");
  await question.getByRole("button", { name: "Delete" }).click();
  await question.getByText("2 refused").waitFor();
  expect((await question.getByRole("listitem").allTextContents()).toSorted()).toEqual([
    "ChangedNot deleted: another user changed it",
    "HeldUsed by other records: Segments (Mortgages)",
  ]);
});

test("shows before an agent is deleted which services and restrictions lose the agent, and which restriction is deleted too", async () => {
  await make("/services", { title: "Advice", agents: [AISHA] });
  await make("/security/ip-restrictions", { range: "192.0.2.0/24", users: [AISHA] });
  const page = await enter(`/users/${AISHA}`);
  await page.getByRole("button", { name: "Delete user" }).click();
  const question = page.getByRole("dialog", { name: "Delete Aisha Rahman" });
  await question.getByText("“Aisha Rahman” will be removed from:").waitFor();
  await question.getByText("Services (1): Advice").waitFor();
  await question
    .getByRole("list", { name: "Deleted together with “Aisha Rahman”:" })
    .getByText("IP restrictions (1): 192.0.2.0/24")
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await question.getByRole("link", { name: "192.0.2.0/24" }).click();
  await page.getByRole("dialog", { name: "192.0.2.0/24" }).waitFor();
});

test("a record is had back as it was before its first recorded change", async () => {
  const id = await make("/tags", { label: "Late", name: "late" });
  const { body } = await admin.get(`/tags/${id}`);
  const { db } = platform().database;
  await db.deleteFrom("events").where("subject", "=", `tag/${id}`).execute();
  await db.transaction().execute((trx) =>
    appendAudit(
      trx,
      {
        account: ACCOUNT,
        type: "tag-edited",
        subject: `tag/${id}`,
        data: {
          by: ADA,
          before: { ...body, createdBy: ADA, label: "Early" },
          after: { ...body, createdBy: ADA },
        },
      },
      Date.now(),
    ),
  );
  const page = await enter(`/tags/${id}/history`);
  await page.getByText("Before the first recorded change").click();
  await page.getByRole("button", { name: "Restore this version" }).last().click();
  await expect.poll(async () => (await admin.get(`/tags/${id}`)).body["label"]).toBe("Early");
});
