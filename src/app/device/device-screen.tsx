import { useEffect, useState } from "react";
import { DevicePage } from "../../features/device/device-page.tsx";
import { connectDevice } from "../../live/device-connection.ts";
import { platformAddress } from "../addresses.ts";
import { deviceIdentity, renewIdentity } from "./device-identity.ts";
import { deviceKind } from "./device-kind.ts";

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** The page of a display device (POC): its identity and enrollment. No sign-in is required. */
export function DeviceScreen() {
  const [identity, setIdentity] = useState(() => deviceIdentity(localStorage, random));
  const [connection] = useState(() =>
    connectDevice({
      origin: platformAddress().origin,
      hello: () => ({
        ...deviceIdentity(localStorage, random),
        ...deviceKind(navigator.userAgent, navigator.maxTouchPoints),
      }),
      later: (ms, work) => void setTimeout(work, ms),
    }),
  );
  useEffect(() => {
    connection.open();
    return connection.close;
  }, [connection]);
  const renew = () => {
    setIdentity(renewIdentity(localStorage, random));
    connection.open();
  };
  return <DevicePage id={identity.id} state={connection} onOpen={connection.open} onRenew={renew} />;
}
