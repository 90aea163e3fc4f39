import { useApiQuery } from "../../services/use-api-query.ts";
import type { Choice } from "../../ui/choices-field.tsx";

/** Maximum number of secrets per account. */
const ALL_SECRETS = 100;

/** All secrets of the account, by their names; undefined until they are known. */
export const useSecretNames = (): readonly Choice[] | undefined =>
  useApiQuery("/secrets", {
    query: { $limit: ALL_SECRETS, $select: ["name"], $sort: { name: 1 } },
  }).data?.data.map(({ _id, name = "" }) => ({ value: _id, label: name }));

/** Maximum number of webhooks per account. */
const ALL_WEBHOOKS = 50;

/** All webhooks of the account, by their names. */
export const useWebhookNames = (): readonly Choice[] =>
  useApiQuery("/webhooks", {
    query: { $limit: ALL_WEBHOOKS, $select: ["name"], $sort: { name: 1 } },
  }).data?.data.map(({ _id, name = "" }) => ({ value: _id, label: name })) ?? [];
