import { type EnrolmentRecord, PLACES } from "../../../machines/enrolment-setup.ts";

const KEPT_UNDER = "switchboard.enrolment";

/** Keeps where a person is in an enrolment for as long as this tab lives; nothing while there is none. */
export function keepEnrolment(storage: Storage, record: EnrolmentRecord | null): void {
  if (record === null || record.place === "closed") storage.removeItem(KEPT_UNDER);
  else storage.setItem(KEPT_UNDER, JSON.stringify(record));
}

/**
 * Where the person was in this branch before a reload; null where nowhere, or where what is kept is not to be
 * understood.
 */
export function keptEnrolment(storage: Storage, branch: string): EnrolmentRecord | null {
  try {
    const record = JSON.parse(storage.getItem(KEPT_UNDER) ?? "null") as EnrolmentRecord | null; // written by the function above
    return record?.branch?.id === branch && PLACES.some((place) => place === record.place) ? record : null;
  } catch {
    return null;
  }
}
