import type { Session } from "../../../openapi/generated/console.ts";
import { isOpenTo, menuPlace } from "../shell/menu-entries.ts";

/** What a played recording brought is nothing that was set up. */
const OWN = { imported: false };

/** What a company needs before its first call, in the order in which one thing asks for another. */
const STEPS = [
  { name: "segment", page: "/segments", list: "/segments", own: OWN },
  { name: "agent", page: "/users", list: "/users", own: OWN },
  { name: "hours", page: "/calendar/availabilities", list: "/availabilities", own: {} },
  { name: "service", page: "/calendar/services", list: "/services", own: {} },
  { name: "webhook", page: "/webhooks", list: "/webhooks", own: {} },
  { name: "branch", page: "/branches", list: "/branches", own: {} },
] as const;

export type SetUpStep = (typeof STEPS)[number];

/** The steps whose pages are there and open to somebody: what the plan does not hold is none. */
export const stepsFor = (holder: Session | null): readonly SetUpStep[] =>
  STEPS.filter(({ page }) => {
    const place = menuPlace(page);
    return place !== null && isOpenTo(place.entry, holder);
  });
