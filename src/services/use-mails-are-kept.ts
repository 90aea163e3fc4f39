import { useEffect, useState } from "react";
import { useServices } from "./services.ts";

/**
 * Returns true if the platform has no mail server, so that emails stay there for an administrator to forward;
 * false until that is loaded.
 */
export function useMailsAreKept(): boolean {
  const { configuration } = useServices();
  const [areKept, setAreKept] = useState(false);
  useEffect(() => {
    let isGone = false;
    configuration().then(
      ({ sendsMail }) => isGone || setAreKept(!sendsMail),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [configuration]);
  return areKept;
}
