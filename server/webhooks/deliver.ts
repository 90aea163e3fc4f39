import type { Kysely, Selectable } from "kysely";
import type { WebhookLog } from "../../openapi/generated/console.ts";
import type { Vault } from "../auth/vault.ts";
import type { Tables } from "../database/schema.ts";
import type { DeliveryRow } from "../database/webhook-tables.ts";
import type { Sending, SendExternalOptions, Sent } from "../egress/send-external.ts";
import { renderTemplate } from "./render-template.ts";
import { hideSecrets } from "./hide-secrets.ts";
import { openHeaders } from "./kept-headers.ts";
import { signaturesOf } from "./sign.ts";
import { keysFor } from "./webhook-keys.ts";

/** Bytes of a response that are stored. */
const KEPT = 4_096;

export interface Delivering {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly now: () => number;
  /** Timeout of a receiver, ms. */
  readonly patience: number;
  readonly allowsLoopback: () => boolean;
  readonly send: (sending: Sending, options: SendExternalOptions) => Promise<Sent>;
}

/** Result of a delivery attempt. */
export interface Attempt {
  readonly request: NonNullable<WebhookLog["request"]>;
  /** Outcome; `unmade` if the template produced nothing to send. */
  readonly sent: Sent | { readonly kind: "unmade"; readonly reason: string };
  readonly took: number;
  /** The secrets that signed it. */
  readonly secrets: readonly string[];
  /** The rendered body and its template. */
  readonly body: string;
  readonly template: string | null;
}

/** Attempts a delivery with the current settings of its webhook; returns null if the webhook was deleted. */
export async function deliver(
  row: DeliveryRow,
  { db, vault, now, patience, allowsLoopback, send }: Delivering,
): Promise<Attempt | null> {
  const webhook = await db
    .selectFrom("webhooks")
    .selectAll()
    .where("account", "=", row.account)
    .where("id", "=", row.webhook)
    .executeTakeFirst();
  if (!webhook) return null;
  const began = now();
  const signing = await keysFor(db, vault, row, began);
  const timestamp = Math.floor(began / 1000);
  const { template, content_type: contentType } = webhook;
  const made = template === null ? null : renderTemplate({ template, contentType }, row.payload);
  const body = made?.kind === "rendered" ? made.body : row.payload;
  const standard = {
    "content-type": template === null ? "application/json" : contentType,
    "user-agent": "switchboard",
    "webhook-id": row.trace_id,
    "webhook-timestamp": String(timestamp),
    ...(signing.keys.length > 0 && {
      "webhook-signature": signaturesOf({ id: row.trace_id, timestamp, body }, signing.keys),
    }),
  };
  const opened = openHeaders(vault, webhook);
  const own = Object.fromEntries(opened.map(({ name, value }) => [name, value]));
  const secrets = [
    ...opened.flatMap(({ secret, value }) => (secret && value !== "" ? value : [])),
    ...signing.values,
  ];
  const sent =
    made?.kind === "failed"
      ? ({ kind: "unmade", reason: made.why } as const)
      : toKeep(
          await send(
            {
              url: addressOf(webhook),
              method: webhook.method,
              headers: { ...own, ...standard },
              body,
              verifySsl: webhook.verify_ssl,
            },
            { patience, most: KEPT, allowsLoopback: allowsLoopback() },
          ),
          secrets,
        );
  const { url, method, verify_ssl: ssl, parameters } = webhook;
  const said = Object.entries(standard).map(([name, value]) => ({ name, value }));
  const masked = webhook.headers.map(({ name, secret, kept }) => ({ name, value: secret ? null : kept }));
  return {
    request: {
      url,
      method,
      source: row.source,
      ssl,
      headers: [...said, ...masked],
      parameters: [...parameters],
    },
    sent,
    took: Math.max(0, now() - began),
    secrets: sent.kind === "unmade" ? [] : signing.secrets,
    body,
    template,
  };
}

function addressOf({ url, parameters }: Selectable<Tables["webhooks"]>): URL {
  const address = new URL(url);
  for (const { name, value } of parameters) address.searchParams.append(name, value);
  return address;
}

/** Masks secrets in the receiver's response. */
function toKeep(sent: Sent, secrets: readonly string[]): Sent {
  return sent.kind === "answered" ? { ...sent, text: hideSecrets(sent.text, secrets, sent.isCut) } : sent;
}
