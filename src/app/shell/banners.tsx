import { type ReactNode, useSyncExternalStore } from "react";
import { type Trust, useLive } from "../../services/live-services.ts";
import type { Store } from "../../services/frame-store.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useServices } from "../../services/services.ts";
import { useSessionWaits } from "../../services/use-session.ts";
import { Banner } from "../../ui/banner.tsx";
import { MarkedText } from "../../ui/marked-text.tsx";
import styles from "./frame.module.css";

const strong = { b: <strong /> };

/** Shows the banners that appear on all pages: no connection, or no response from the platform. */
export function Banners() {
  const { session } = useServices();
  const { say } = useTexts();
  const waits = useSessionWaits();
  const text = say.shell.banners;
  const offline = useOffline();
  return (
    <div className={styles.banners} role="status">
      {offline}
      {waits && !offline ? (
        <Banner
          family="away"
          action={{ label: say.actions.tryNow(), onClick: () => session.send({ type: "network.found" }) }}
        >
          <MarkedText text={text.waiting()} marks={strong} />
        </Banner>
      ) : null}
    </div>
  );
}

const browserOffline: Store<boolean> = {
  get: () => !navigator.onLine,
  subscribe: (listener) => {
    window.addEventListener("online", listener);
    window.addEventListener("offline", listener);
    return () => {
      window.removeEventListener("online", listener);
      window.removeEventListener("offline", listener);
    };
  },
};
const NO_TRUST: Store<Trust | null> = { get: () => null, subscribe: () => () => undefined };

/** Returns the offline banner. Uses the state of the live feed; without a feed, the state of the browser. */
function useOffline(): ReactNode {
  const { say } = useTexts();
  const { time } = useFormats();
  const source: Store<Trust | null> = useLive()?.trust ?? NO_TRUST;
  const trust = useSyncExternalStore(source.subscribe, source.get);
  const isOffline = useSyncExternalStore(browserOffline.subscribe, browserOffline.get);
  const text = say.shell.banners;
  if (trust ? trust.state !== "offline" : !isOffline) return null;
  return (
    <Banner family="away">
      <MarkedText
        text={trust?.at ? text.offlineShowing({ time: time(trust.at) }) : text.offline()}
        marks={strong}
      />
    </Banner>
  );
}
