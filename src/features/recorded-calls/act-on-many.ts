import { ifUnchanged } from "../../resource/removal/if-unchanged.ts";
import type { ActOne } from "../../services/bulk-run.ts";
import type { ManyAct } from "./next-steps.ts";

const review =
  (status: "approved" | "rejected"): ActOne =>
  (api, id, version) =>
    api.PATCH("/recordings/{id}", { params: { path: { id }, ...ifUnchanged(version) }, body: { status } });

/**
 * What is asked of the platform for each of many recordings; who decides over one decides over what was
 * listed.
 */
export const ACT_ON_MANY: Readonly<Record<ManyAct, ActOne>> = {
  approved: review("approved"),
  rejected: review("rejected"),
  uploaded: (api, id) => api.POST("/recordings/{id}/uploads", { params: { path: { id } } }),
};
