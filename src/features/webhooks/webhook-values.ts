import type {
  NewWebhook,
  Webhook,
  WebhookCondition,
  WebhookHeader,
  WebhookParameter,
} from "../../../openapi/generated/console.ts";

/** A webhook as it is typed. */
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
  /** "": the event itself is sent. */
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

/** A webhook as its form begins; a new one where there is none. */
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
