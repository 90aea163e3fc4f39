import type { CanaryArea } from "../../../support/canary-area.ts";
import { newDevice, TestDevice } from "../../../support/test-device.ts";

/** Secrets of display devices: an enrolled one and one that waits for enrollment. */
export const plant: CanaryArea["plant"] = async ({ platform, admin }) => {
  const [enrolled, waiting] = [newDevice(), newDevice()];
  for (const hello of [enrolled, waiting]) await (await TestDevice.open(platform.url, hello)).standing();
  await platform.api("POST /branches/65a0f0050000000000000001/pocs", {
    ...admin,
    json: { pocId: enrolled.id, label: "Canary" },
  });
  return { "of an enrolled device": enrolled.secret, "of a device that waits": waiting.secret };
};
