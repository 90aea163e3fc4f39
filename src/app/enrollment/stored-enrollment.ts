import { type EnrollmentRecord, PLACES } from "../../../machines/enrollment-setup.ts";

const KEPT_UNDER = "switchboard.enrolment";

/** Stores the state of an enrollment for the life of this tab; removes it without one. */
export function storeEnrollment(storage: Storage, record: EnrollmentRecord | null): void {
  if (record === null || record.place === "closed") storage.removeItem(KEPT_UNDER);
  else storage.setItem(KEPT_UNDER, JSON.stringify(record));
}

/** Returns the stored state in this branch; null if there is none or it is unreadable. */
export function storedEnrollment(storage: Storage, branch: string): EnrollmentRecord | null {
  try {
    const record = JSON.parse(storage.getItem(KEPT_UNDER) ?? "null") as EnrollmentRecord | null; // written by the function above
    return record?.branch?.id === branch && PLACES.some((place) => place === record.place) ? record : null;
  } catch {
    return null;
  }
}
