import { useEffect, useState } from "react";
import { useServices } from "./services.ts";

/** Returns the absolute URLs of the customer pages for calls and appointments; null until they are loaded. */
export function useLinksForCustomers(): { readonly call: string; readonly calendar: string } | null {
  const { configuration, addressOf } = useServices();
  const [links, setLinks] = useState<{ readonly call: string; readonly calendar: string } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    // Pages of the platform itself are configured as paths.
    const absoluteUrl = (place: string) => new URL(place, addressOf("")).href;
    configuration().then(
      ({ callUrl, calendarUrl }) =>
        isUnmounted || setLinks({ call: absoluteUrl(callUrl), calendar: absoluteUrl(calendarUrl) }),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [configuration, addressOf]);
  return links;
}
