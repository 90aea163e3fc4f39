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

/** A header of a webhook as it is kept; the value of a secret one is sealed. */
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
  /** What is sent in the place of the event; null: the event. */
  template: string | null;
  content_type: Generated<WebhookContentType>;
  /** When its receiver said that it is gone. */
  gone_at: Instant | null;
  name_key: string;
  search: string;
}

/**
 * What is still to be delivered. It names no webhook that has to be there: whoever writes to the log waits
 * for nobody who removes one.
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
  /** When it is tried next; 0: at once. */
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
  /** The event, where something else was sent. */
  told: string | null;
  took: number;
  created_at: Instant;
  search: string;
}

interface WebhookSecretTable extends Versioned {
  account: string;
  id: string;
  name: string;
  /** Its value, and the one before it as long as that signs as well. */
  sealed: string;
  old_sealed: string | null;
  old_until: Instant | null;
  /** The last delivery that it signed. */
  trace_id: string | null;
  search: string;
}

interface WebhookSecretUseTable {
  account: string;
  secret: string;
  webhook: string;
}

/** Whom the platform tells what happens, and what came of it. */
export interface WebhookTables {
  webhooks: WebhookTable;
  webhook_deliveries: WebhookDeliveryTable;
  webhook_logs: WebhookLogTable;
  webhook_secrets: WebhookSecretTable;
  webhook_secret_uses: WebhookSecretUseTable;
}
