import { type EnrollmentRecord, PLACES } from "../../../machines/enrollment-setup.ts";

const KEY = "switchboard.enrolment";

/** Stores the state of an enrollment in this tab. Removes it if `record` is null or closed. */
export function storeEnrollment(storage: Storage, record: EnrollmentRecord | null): void {
  if (record === null || record.place === "closed") storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(record));
}

/** Returns the stored state for this branch; null if there is none or it is invalid. */
export function storedEnrollment(storage: Storage, branch: string): EnrollmentRecord | null {
  try {
    const record = JSON.parse(storage.getItem(KEY) ?? "null") as EnrollmentRecord | null; // written by the function above
    return record?.branch?.id === branch && PLACES.some((place) => place === record.place) ? record : null;
  } catch {
    return null;
  }
}
