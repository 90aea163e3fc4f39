import { useEffect, useState } from "react";
import { useServices } from "./services.ts";

/**
 * Returns true if mails stay on the platform, which has no mail server, until an administrator hands on what is in
 * them; false until that is known.
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
