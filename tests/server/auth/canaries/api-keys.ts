import type { CanaryArea } from "../../../support/canary-area.ts";
import { textOf } from "../../../support/platform.ts";

/** API keys of systems, without the visible prefix. */
export const plant: CanaryArea["plant"] = async ({ platform, admin }) => {
  const { body } = await platform.api("POST /api-keys", {
    ...admin,
    json: { name: "Canary", privilege: "supervisor" },
  });
  const key = textOf(body.key);
  await platform.api("GET /users", { key });
  await platform.api("GET /users", { key: "sk_Canary-unknown-key" });
  return { key: key.slice(8), unknown: "Canary-unknown-key" };
};
