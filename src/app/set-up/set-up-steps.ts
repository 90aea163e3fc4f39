import type { Session } from "../../../openapi/generated/console.ts";
import { isOpenTo, menuPlace } from "../shell/menu-places.ts";

/** Excludes records that the platform created while it played a replay file. */
const OWN = { imported: false };

/** Steps before the first call of an account, in order of their dependencies. */
const STEPS = [
  { name: "segment", page: "/segments", list: "/segments", own: OWN },
  { name: "agent", page: "/users", list: "/users", own: OWN },
  { name: "hours", page: "/calendar/availabilities", list: "/availabilities", own: {} },
  { name: "service", page: "/calendar/services", list: "/services", own: {} },
  { name: "webhook", page: "/webhooks", list: "/webhooks", own: {} },
  { name: "branch", page: "/branches", list: "/branches", own: {} },
] as const;

export type SetUpStep = (typeof STEPS)[number];

/** Returns the steps that the user can open and that the plan includes. */
export const stepsFor = (holder: Session | null): readonly SetUpStep[] =>
  STEPS.filter(({ page }) => {
    const place = menuPlace(page);
    return place !== null && isOpenTo(place.entry, holder);
  });
