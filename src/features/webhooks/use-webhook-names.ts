import { useApiQuery } from "../../services/use-api-query.ts";
import type { Choice } from "../../ui/choices-field.tsx";

/** As many as an account has. */
const ALL = 50;

/** All webhooks of the account, by their names. */
export const useWebhookNames = (): readonly Choice[] =>
  useApiQuery("/webhooks", { query: { $limit: ALL, $select: ["name"], $sort: { name: 1 } } }).data?.data.map(
    ({ _id, name = "" }) => ({ value: _id, label: name }),
  ) ?? [];
