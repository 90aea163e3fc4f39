import type { Handlers } from "../contract/operation-types.ts";
import { Problem } from "../kit/problem.ts";
import type { Supervisions } from "../supervision/supervisions.ts";

/** Start and end of the supervision of a call. */
export const supervisionRoutes = (
  supervisions: Supervisions,
): Handlers<"superviseCall" | "endSupervision"> => ({
  superviseCall: async ({ caller, path }) => ({ body: await supervisions.begin(caller, path.id) }),
  endSupervision: async ({ caller, path }) => {
    if (!(await supervisions.end(caller, path.id, path.supervision))) throw new Problem("not-found");
    return { body: undefined };
  },
});
