import { useEffect, useState } from "react";
import { useServices } from "./services.ts";

/**
 * Returns true if the platform has no mail server and keeps emails for an administrator to forward. False
 * until the configuration is loaded.
 */
export function useMailsAreKept(): boolean {
  const { configuration } = useServices();
  const [areKept, setAreKept] = useState(false);
  useEffect(() => {
    let isUnmounted = false;
    configuration().then(
      ({ sendsMail }) => isUnmounted || setAreKept(!sendsMail),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [configuration]);
  return areKept;
}
