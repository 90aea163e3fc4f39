import { beforeAll, expect, test } from "vitest";
import { localDay } from "../../streams/projections/local-day.ts";
import { pbx } from "../support/pbx.ts";
import { violationsInSoak } from "./support/axe.ts";
import { consoleInBrowser } from "./support/console-in-browser.ts";

const { platform, visit } = consoleInBrowser();

const [AISHA, SEGMENT] = ["65a0f0030000000000000001", "65a0f0020000000000000001"];
const DAY = localDay(localDay(Date.now(), "Europe/Madrid").start - 1, "Europe/Madrid");
const at = (minute: number, second = 0) => ({
  time: new Date(DAY.start + ((9 * 60 + minute) * 60 + second) * 1_000).toISOString(),
});

beforeAll(async () => {
  const about = { segment: SEGMENT, channel: "audio" as const };
  const answered = (name: string, minute: number, tags: readonly string[], topics: readonly string[]) => [
    pbx("queue-created", `queue/${name}`, { contact: name, customer: name, ...about }, at(minute)),
    pbx("queue-assigned", `queue/${name}`, { user: AISHA }, at(minute, 5)),
    pbx(
      "call-created",
      `call/${name}-call`,
      { contact: name, queue: name, user: AISHA, customer: name, ...about },
      at(minute, 10),
    ),
    ...(tags.length > 0
      ? [pbx("call-tagged", `call/${name}-call`, { tags: [...tags] }, at(minute, 20))]
      : []),
    pbx("call-ended", `call/${name}-call`, { by: "customer" }, at(minute + 2)),
    pbx("ai-calls", `call/${name}-call`, { topics: [...topics], sentiment: "positive" }, at(minute + 2, 5)),
    pbx("contact-ended", `contact/${name}`, { outcome: "answered" }, at(minute + 2, 6)),
  ];
  await platform().feed([
    ...answered("Ana", 0, ["order", "complaint"], ["prices"]),
    ...answered("Bruno", 5, ["order"], []),
    ...answered("Daria", 10, [], ["prices"]),
    pbx("queue-created", "queue/Cleo", { contact: "Cleo", customer: "Cleo", priority: 4, ...about }, at(15)),
    pbx("queue-assigned", "queue/Cleo", { user: AISHA }, at(15, 4)),
    pbx("queue-dismissed", "queue/Cleo", { user: AISHA, reason: "timeout" }, at(15, 24)),
    pbx("queue-abandoned", "queue/Cleo", { reason: "too-long" }, at(15, 40)),
    pbx("contact-ended", "contact/Cleo", { outcome: "abandoned" }, at(15, 41)),
  ]);
});

test("leads from the number of each tag to exactly its calls, and from those without a tag", async () => {
  const page = await visit("/insights/tags?period=yesterday");
  const table = page.getByRole("region", { name: "Calls by tag" });
  const row = (name: string) =>
    table.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
  const numbers = async (name: string) => (await row(name).getByRole("cell").allInnerTexts()).slice(0, 2);
  await table.waitFor();
  await expect.poll(() => numbers("order")).toEqual(["2", "66.7%"]);
  expect(await numbers("All answered calls")).toEqual(["3", "100%"]);
  expect(await numbers("Without a tag")).toEqual(["1", "33.3%"]);
  expect(await violationsInSoak(page)).toEqual([]);
  await row("Without a tag").getByRole("link", { name: "1", exact: true }).click();
  await page.getByRole("link", { name: /^Daria/ }).waitFor();
  await page.getByText("1 to 1 of 1").waitFor();
});

test("shows each offer to an agent, as the call does", async () => {
  const page = await visit("/insights/history?period=yesterday");
  await page.getByRole("button", { name: "Offers of Cleo" }).click();
  const offer = page.getByRole("row", { name: /^Aisha Rahman .*Missed 0:20$/ });
  await offer.waitFor();
  expect(await violationsInSoak(page)).toEqual([]);
  await page.getByRole("link", { name: /^Cleo/ }).click();
  await page.getByRole("heading", { name: "ACD history" }).waitFor();
  await page.getByRole("row", { name: /^Aisha Rahman .*Missed 0:20$/ }).waitFor();
});
