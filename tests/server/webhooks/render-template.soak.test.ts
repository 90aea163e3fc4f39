import { expect, test } from "vitest";
import { payloadOf } from "../../../server/webhooks/payload.ts";
import { renderTemplate } from "../../../server/webhooks/render-template.ts";
import { testEvent } from "../../../server/webhooks/test-event.ts";
import { leastCpu } from "../../support/least-cpu.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { ENDLESS } from "./endless-templates.ts";

const EVENT = payloadOf(
  testEvent("queue-created", { account: ACCOUNT, id: "e1", now: Date.UTC(2026, 5, 1) }),
);

/**
 * ms of the processor. A template has 250, the rest is for a busy machine. Without a limit it takes hours, or
 * all memory.
 */
const MOST = 2_000;

test.each(ENDLESS)("a template that %s ends soon", async (_, template) => {
  const render = () =>
    expect(renderTemplate({ template, contentType: "text/plain" }, EVENT).kind).toBe("failed");
  expect(await leastCpu(render)).toBeLessThan(MOST);
});
