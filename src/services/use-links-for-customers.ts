import { useEffect, useState } from "react";
import { useServices } from "./services.ts";

/** Returns the absolute URLs of the customer pages for calls and appointments; null until they are loaded. */
export function useLinksForCustomers(): { readonly call: string; readonly calendar: string } | null {
  const { configuration, addressOf } = useServices();
  const [links, setLinks] = useState<{ readonly call: string; readonly calendar: string } | null>(null);
  useEffect(() => {
    let isGone = false;
    // A place of the platform's own is named by its path.
    const whole = (place: string) => new URL(place, addressOf("")).href;
    configuration().then(
      ({ callUrl, calendarUrl }) =>
        isGone || setLinks({ call: whole(callUrl), calendar: whole(calendarUrl) }),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [configuration, addressOf]);
  return links;
}
