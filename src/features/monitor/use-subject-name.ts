import { useSyncExternalStore } from "react";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { partiesOfSubject, aboutWords } from "./subject-parties.ts";
import { useCustomerContact, useMonitor } from "./monitor-context.ts";
import { subjectQuery } from "./row-subjects.ts";

/**
 * Returns the name to show for subjects, and the name of their customer: from the floor or, after the
 * subjects have left the floor, from their events.
 */
export function useSubjectName(subjects: readonly string[]): {
  readonly name: string;
  readonly customer: string | null;
} {
  const { source } = useMonitor();
  const { say } = useTexts();
  const epoch = useSyncExternalStore(source.subscribe, () => source.get()?.epoch);
  const query = subjectQuery(epoch, subjects);
  const { data } = useApiQuery("/events", { query: query ?? {} }, { enabled: query !== null });
  const best = () => {
    const floor = source.get()?.state;
    const known = subjects.flatMap((subject) => partiesOfSubject(floor, subject, data?.data) ?? []);
    // A call may lack the customer's name, although the contact of the call has one.
    return { floor, about: known.find(({ customer }) => customer !== null) ?? known[0] };
  };
  const [first = ""] = subjects;
  const name = useSyncExternalStore(source.subscribe, () => {
    const { floor, about } = best();
    return (about && aboutWords(about, floor, say)[0]) ?? first;
  });
  const customer = useSyncExternalStore(source.subscribe, () => best().about?.customer ?? null);
  const contact = useCustomerContact(customer);
  return { name: contact?.name ?? name, customer };
}
