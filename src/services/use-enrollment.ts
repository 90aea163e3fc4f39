import { useSelector } from "@xstate/react";
import type { EnrollmentRef } from "../../machines/enrollment.ts";

/**
 * Returns the state of an enrollment. `place` is a path such as `typing`, `scanning.live` or
 * `blocked.editing`; its first word determines what the page shows.
 */
export function useEnrollment(enrollment: EnrollmentRef) {
  const place = useSelector(enrollment, ({ value }) =>
    typeof value === "string" ? value : Object.entries(value).flat().join("."),
  );
  const context = useSelector(enrollment, (snapshot) => snapshot.context);
  const busy = useSelector(enrollment, (snapshot) => snapshot.hasTag("busy"));
  return { place, context, busy };
}
