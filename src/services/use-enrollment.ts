import { useSelector } from "@xstate/react";
import type { EnrollmentRef } from "../../machines/enrollment.ts";

/**
 * Returns the state of an enrollment, such as `typing`, `scanning.live` or `blocked.editing`; the first word
 * selects the view.
 */
export function useEnrollment(enrolment: EnrollmentRef) {
  const place = useSelector(enrolment, ({ value }) =>
    typeof value === "string" ? value : Object.entries(value).flat().join("."),
  );
  const context = useSelector(enrolment, (snapshot) => snapshot.context);
  const busy = useSelector(enrolment, (snapshot) => snapshot.hasTag("busy"));
  return { place, context, busy };
}
