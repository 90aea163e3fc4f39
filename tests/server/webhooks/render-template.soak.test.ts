import { expect, test } from "vitest";
import { payloadOf } from "../../../server/webhooks/payload.ts";
import { renderTemplate } from "../../../server/webhooks/render-template.ts";
import { testEvent } from "../../../server/webhooks/test-event.ts";
import { leastCpu } from "../../support/least-cpu.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { ENDLESS } from "./endless-templates.ts";

const EVENT = payloadOf(testEvent("queue-created", { account: ACCOUNT, id: "e1", now: Date.UTC(2026, 5, 1) }));

/** ms of the processor. A template has 250, and a busy machine makes it wait for some of them; without a limit it takes hours, or all the memory. */
const MOST = 2_000;

test.each(ENDLESS)("a template that %s ends soon", async (_, template) => {
  expect(await leastCpu(() => expect(renderTemplate({ template, contentType: "text/plain" }, EVENT)).toMatchObject({ kind: "failed" }))).toBeLessThan(MOST);
});
