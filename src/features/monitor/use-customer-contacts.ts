import { useEffect, useState } from "react";
import type { LiveServices } from "../../services/live-services.ts";
import { useServices } from "../../services/services.ts";
import { useAbility } from "../../services/use-session.ts";
import { CustomerContacts } from "./customer-contacts.ts";

/** Returns the contacts of the customers on the floor; null for users who may not read contacts. */
export function useCustomerContacts(live: LiveServices | null): CustomerContacts | null {
  const { read } = useServices();
  const mayRead = useAbility("contacts.read");
  const [contacts] = useState(() => new CustomerContacts(read));
  useEffect(() => {
    if (!live || !mayRead) return;
    const stop = contacts.follow(live.floor);
    const changes = live.changed$.subscribe((changed) => {
      if (changed === "unknown" || changed.kind === "contacts") contacts.refresh();
    });
    return () => {
      changes.unsubscribe();
      stop();
    };
  }, [live, mayRead, contacts]);
  return mayRead ? contacts : null;
}
