import { useSelector } from "@xstate/react";
import type { EnrolmentRef } from "../../machines/enrolment.ts";

/**
 * Returns the state of an enrollment, such as `typing`, `scanning.live` or `blocked.editing`; the first word
 * selects the view.
 */
export function useEnrolment(enrolment: EnrolmentRef) {
  const place = useSelector(enrolment, ({ value }) =>
    typeof value === "string" ? value : Object.entries(value).flat().join("."),
  );
  const context = useSelector(enrolment, (snapshot) => snapshot.context);
  const busy = useSelector(enrolment, (snapshot) => snapshot.hasTag("busy"));
  return { place, context, busy };
}
