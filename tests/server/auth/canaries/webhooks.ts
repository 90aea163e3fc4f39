import type { CanaryArea } from "../../../support/canary-area.ts";
import { textOf } from "../../../support/platform.ts";

/**
 * Signing secrets of deliveries, given and generated, current and former, and the credentials for their
 * receivers.
 */
export const plant: CanaryArea["plant"] = async ({ platform, admin }) => {
  const header = "Canary-webhook-header-6f1e2c";
  const given = "Canary-webhook-secret-91ab07";
  const { body: webhook } = await platform.api("POST /webhooks", {
    ...admin,
    json: {
      name: "Canary",
      url: "http://127.0.0.1:9/",
      events: ["comment-created"],
      headers: [{ name: "Authorization", value: header, secret: false }],
    },
  });
  const { body: made } = await platform.api("POST /secrets", {
    ...admin,
    json: { name: "canary", value: given, webhooks: [webhook._id] },
  });
  const { body: rotated } = await platform.api(`POST /secrets/${textOf(made.secret?._id)}/rotations`, {
    ...admin,
    json: {},
  });
  // No server listens on this port, so the log has a failed attempt.
  await platform.api(`POST /webhooks/${textOf(webhook._id)}/tests`, {
    ...admin,
    json: { event: "comment-created" },
  });
  return { header, given, "made up": textOf(rotated.value).slice("whsec_".length) };
};
