import { useApiQuery } from "../../services/use-api-query.ts";
import type { Choice } from "../../ui/choices-field.tsx";

/** Maximum number of secrets per account. */
const ALL_SECRETS = 100;

/** Reads all secrets of the account as choices, sorted by name; undefined while loading. */
export const useSecretNames = (): readonly Choice[] | undefined =>
  useApiQuery("/secrets", {
    query: { $limit: ALL_SECRETS, $select: ["name"], $sort: { name: 1 } },
  }).data?.data.map(({ _id, name = "" }) => ({ value: _id, label: name }));

/** Maximum number of webhooks per account. */
const ALL_WEBHOOKS = 50;

/** Reads all webhooks of the account as choices, sorted by name; empty while loading. */
export const useWebhookNames = (): readonly Choice[] =>
  useApiQuery("/webhooks", {
    query: { $limit: ALL_WEBHOOKS, $select: ["name"], $sort: { name: 1 } },
  }).data?.data.map(({ _id, name = "" }) => ({ value: _id, label: name })) ?? [];
