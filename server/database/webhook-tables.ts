import type { Generated, Selectable } from "kysely";
import type {
  WebhookCondition,
  WebhookContentType,
  WebhookEvent,
  WebhookLog,
  WebhookMethod,
  WebhookParameter,
} from "../../openapi/generated/console.ts";
import type { Instant, Json, Versioned } from "./columns.ts";

/** A stored header of a webhook. `kept` is the value, sealed if the header is secret. */
export interface KeptHeader {
  readonly name: string;
  readonly secret: boolean;
  readonly kept: string;
}

interface WebhookTable extends Versioned {
  account: string;
  id: string;
  name: string;
  enabled: boolean;
  method: WebhookMethod;
  url: string;
  headers: Json<readonly KeptHeader[]>;
  parameters: Json<readonly WebhookParameter[]>;
  conditions: Json<readonly WebhookCondition[]>;
  verify_ssl: boolean;
  events: WebhookEvent[];
  /** Template of the body; null to send the event. */
  template: string | null;
  content_type: Generated<WebhookContentType>;
  /** Time when the receiver responded 410 Gone and the webhook was disabled. */
  gone_at: Instant | null;
  name_key: string;
  search: string;
}

/**
 * Queued deliveries. Appending an event to the event log adds its deliveries. There is no foreign key to the
 * webhook, so that appending never waits for the deletion of a webhook.
 */
interface WebhookDeliveryTable {
  number: Generated<number>;
  account: string;
  webhook: string;
  trace_id: string;
  event: WebhookEvent;
  source: NonNullable<WebhookLog["request"]>["source"];
  payload: string;
  tries: Generated<number>;
  /** Time of the next attempt; 0 for immediately. */
  next_at: Generated<Instant>;
}

export type DeliveryRow = Selectable<WebhookDeliveryTable>;

interface WebhookLogTable {
  account: string;
  id: string;
  webhook: string;
  trace_id: string;
  event: WebhookEvent;
  attempt: number;
  state: NonNullable<WebhookLog["state"]>;
  next_at: Instant | null;
  context: Json<NonNullable<WebhookLog["context"]>>;
  request: Json<NonNullable<WebhookLog["request"]>>;
  response: Json<NonNullable<WebhookLog["response"]>> | null;
  server_response: string | null;
  error: string | null;
  payload: string;
  template: string | null;
  /** The original event if a template rendered the body; null if the event itself was sent. */
  told: string | null;
  took: number;
  created_at: Instant;
  search: string;
}

interface WebhookSecretTable extends Versioned {
  account: string;
  id: string;
  name: string;
  /** Sealed value. Until `old_until`, deliveries are also signed with the previous value, `old_sealed`. */
  sealed: string;
  old_sealed: string | null;
  old_until: Instant | null;
  /** Trace id of the last delivery that the secret signed. */
  trace_id: string | null;
  search: string;
}

interface WebhookSecretUseTable {
  account: string;
  secret: string;
  webhook: string;
}

/** Webhooks, deliveries and logs. */
export interface WebhookTables {
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  webhook_logs: WebhookLogTable;
  webhook_secrets: WebhookSecretTable;
  webhook_secret_uses: WebhookSecretUseTable;
}
