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

/** Maximum number of bytes of a response that are stored. */
const MAX_RESPONSE_BYTES = 4_096;

export interface Delivering {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly now: () => number;
  /** Timeout of a receiver, ms. */
  readonly patience: number;
  readonly allowsLoopback: () => boolean;
  /** Sends a request of an account. */
  readonly send: (sending: Sending, options: SendExternalOptions, account: string) => Promise<Sent>;
}

/** Result of a delivery attempt. */
export interface Attempt {
  readonly request: NonNullable<WebhookLog["request"]>;
  /** Outcome; `unmade` if the template rendered no valid body, so that nothing was sent. */
  readonly sent: Sent | { readonly kind: "unmade"; readonly reason: string };
  /** Duration, ms. */
  readonly took: number;
  /** Ids of the secrets that signed the request. */
  readonly secrets: readonly string[];
  /** Body of the request; the event's payload if the template failed. */
  readonly body: string;
  /** Template that rendered the body; null without a template. */
  readonly template: string | null;
}

/** Attempts a delivery with the current settings of its webhook. Returns null if the webhook was deleted. */
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
  const startedAt = now();
  const signing = await keysFor(db, vault, row, startedAt);
  const timestamp = Math.floor(startedAt / 1000);
  const { template, content_type: contentType } = webhook;
  const rendered = template === null ? null : renderTemplate({ template, contentType }, row.payload);
  const body = rendered?.kind === "rendered" ? rendered.body : row.payload;
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
  const customHeaders = Object.fromEntries(opened.map(({ name, value }) => [name, value]));
  const secrets = [
    ...opened.flatMap(({ secret, value }) => (secret && value !== "" ? value : [])),
    ...signing.values,
  ];
  const sent =
    rendered?.kind === "failed"
      ? ({ kind: "unmade", reason: rendered.why } as const)
      : withMaskedSecrets(
          await send(
            {
              url: requestUrl(webhook),
              method: webhook.method,
              headers: { ...customHeaders, ...standard },
              body,
              verifySsl: webhook.verify_ssl,
            },
            { patience, most: MAX_RESPONSE_BYTES, allowsLoopback: allowsLoopback() },
            row.account,
          ),
          secrets,
        );
  const { url, method, verify_ssl: ssl, parameters } = webhook;
  const headers = Object.entries(standard).map(([name, value]) => ({ name, value }));
  const masked = webhook.headers.map(({ name, secret, kept }) => ({ name, value: secret ? null : kept }));
  return {
    request: {
      url,
      method,
      source: row.source,
      ssl,
      headers: [...headers, ...masked],
      parameters: [...parameters],
    },
    sent,
    took: Math.max(0, now() - startedAt),
    secrets: sent.kind === "unmade" ? [] : signing.secrets,
    body,
    template,
  };
}

function requestUrl({ url, parameters }: Selectable<Tables["webhooks"]>): URL {
  const complete = new URL(url);
  for (const { name, value } of parameters) complete.searchParams.append(name, value);
  return complete;
}

/** Masks secrets in the receiver's response before it is stored. */
function withMaskedSecrets(sent: Sent, secrets: readonly string[]): Sent {
  return sent.kind === "answered" ? { ...sent, text: hideSecrets(sent.text, secrets, sent.isCut) } : sent;
}
