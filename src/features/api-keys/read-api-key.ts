import type { ApiKey } from "../../../openapi/generated/console.ts";
import type { Services } from "../../services/services.ts";

/** A key as it is by now, out of the list: none of them stands at an address of its own. */
export async function readApiKey(api: Services["api"], id: string): Promise<{ readonly data?: ApiKey; readonly response: Response }> {
  const { data, response } = await api.GET("/api-keys", { params: { query: { _id: id, $limit: 1 } } });
  const apiKey = data?.data[0];
  return { response, ...(apiKey && { data: apiKey }) };
}
