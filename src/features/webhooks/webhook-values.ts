import type {
  NewWebhook,
  Webhook,
  WebhookCondition,
  WebhookHeader,
  WebhookParameter,
} from "../../../openapi/generated/console.ts";

/** Form values of a webhook. */
export interface WebhookValues {
  readonly name: string;
  readonly enabled: boolean;
  readonly method: NonNullable<NewWebhook["method"]>;
  readonly url: string;
  readonly verifySsl: boolean;
  readonly events: readonly NewWebhook["events"][number][];
  readonly conditions: readonly WebhookCondition[];
  readonly headers: readonly WebhookHeader[];
  readonly parameters: readonly WebhookParameter[];
  readonly secrets: readonly string[];
  /** Template of the request body; "" sends the event unchanged. */
  readonly template: string;
  readonly contentType: NonNullable<NewWebhook["contentType"]>;
}

const NEW: WebhookValues = {
  name: "",
  enabled: true,
  method: "POST",
  url: "",
  verifySsl: true,
  events: [],
  conditions: [],
  headers: [],
  parameters: [],
  secrets: [],
  template: "",
  contentType: "application/json",
};

/** Returns the initial form values of a webhook. `webhook` is null for a new webhook. */
export function valuesOf(webhook: Webhook | null): WebhookValues {
  if (!webhook) return NEW;
  const {
    name = "",
    enabled = true,
    method = "POST",
    url = "",
    verifySsl = true,
    events = [],
    conditions = [],
    headers = [],
    parameters = [],
    secrets = [],
    template,
    contentType = "application/json",
  } = webhook;
  return {
    name,
    enabled,
    method,
    url,
    verifySsl,
    events,
    conditions,
    headers,
    parameters,
    secrets,
    template: template ?? "",
    contentType,
  };
}
