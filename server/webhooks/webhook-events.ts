import { NewWebhookBody } from "../../openapi/generated/bodies/new-webhook.ts";
import type { WebhookEvent } from "../../openapi/generated/console.ts";

const EVENTS: ReadonlySet<string> = new Set(NewWebhookBody.properties.events.items.enum);

/** Whether somebody can be told of events of this type. */
export const isWebhookEvent = (type: string): type is WebhookEvent => EVENTS.has(type);
