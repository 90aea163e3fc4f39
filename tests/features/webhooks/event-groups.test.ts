import { expect, test } from "vitest";
import { NewWebhookBody } from "../../../openapi/generated/bodies/new-webhook.ts";
import { EVENTS } from "../../../src/features/webhooks/event-groups.ts";

test("each of the 28 events can be chosen, in one group", () => {
  expect(EVENTS).toHaveLength(28);
  expect(EVENTS.toSorted()).toEqual(NewWebhookBody.properties.events.items.enum.toSorted());
});
