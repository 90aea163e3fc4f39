import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { NEVER } from "rxjs";
import { Router } from "wouter";
import { createActor } from "xstate";
import { ChangesContext, LiveContext, type LiveServices, type Trust } from "../../services/live-services.ts";
import { QueryHolderContext } from "../../services/query-holder.ts";
import { RecordPlacesContext } from "../../services/record-places.ts";
import { ReplayContext, type ReplayRoom, type ShownReplay } from "../../services/replay.ts";
import { type Services, ServicesContext, useServices } from "../../services/services.ts";
import { SupervisionContext } from "../../services/supervision-services.ts";
import { liveFeedMachine } from "../../../machines/live-feed.ts";
import { derivedStore, frameStore, type Store } from "../../services/frame-store.ts";
import { PlatformClock } from "../../services/platform-clock.ts";
import { createApi } from "../../api/client.ts";
import type { Read } from "../../api/read.ts";
import { writer } from "../../api/write.ts";
import { preferenceStore } from "../../services/preferences.ts";
import { memoryStorage, readOnlySession, refuse } from "../../features/replay/frame/replay-access.ts";
import { REPLAY } from "../../features/replay/opening/replay-address.ts";

const nowhere = () => null;

/**
 * Provides the replay file to its children in place of the platform. The children cannot access the network,
 * the browser's storage or other pages.
 */
export function ReplayProviders({
  room,
  children,
}: {
  readonly room: ReplayRoom;
  readonly children: ReactNode;
}) {
  const services = useServices();
  const inside = useMemo(
    () => ({
      services: replayServices(services, room),
      live: replayLive(room),
      client: new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: "always" } } }),
    }),
    [services, room],
  );
  return (
    <ReplayContext value={room}>
      <ServicesContext value={inside.services}>
        <QueryHolderContext value={inside}>
          <QueryClientProvider client={inside.client}>
            <LiveContext value={inside.live}>
              <ChangesContext value={NEVER}>
                <SupervisionContext value={null}>
                  <RecordPlacesContext value={nowhere}>
                    <Router
                      aroundNav={(navigate, to, options) =>
                        new URL(to, location.href).pathname === REPLAY
                          ? navigate(to, options)
                          : refuse(`the page ${to}`)
                      }
                    >
                      {children}
                    </Router>
                  </RecordPlacesContext>
                </SupervisionContext>
              </ChangesContext>
            </LiveContext>
          </QueryClientProvider>
        </QueryHolderContext>
      </ServicesContext>
    </ReplayContext>
  );
}

/** Recorded data never becomes stale. */
const TRUST: Store<Trust> = (() => {
  const trust: Trust = { state: "live", at: null };
  return { get: () => trust, subscribe: () => () => undefined };
})();

/** Clock that shows the replay time. */
class ReplayClock extends PlatformClock {
  constructor(private readonly shown: Store<ShownReplay>) {
    super(() => 0);
  }

  override now(): number {
    return this.shown.get().now;
  }
}

/** Provides the floor of a replay file to components that show the live floor. */
function replayLive({ shown, opened }: ReplayRoom): LiveServices {
  const { epoch } = opened.header.stream;
  return {
    // Required by the type, but never started.
    feed: createActor(liveFeedMachine),
    trust: TRUST,
    floor: derivedStore(shown, ({ offset, floor }) => ({ epoch, offset, state: floor })),
    clock: new ReplayClock(shown),
    demoEnded: frameStore(false, () => undefined),
    received$: NEVER,
    changed$: NEVER,
  };
}

/**
 * Returns the services of components within a replay. Texts and clocks are those of the console; data comes
 * from the replay file only. Attempts to send a request, sign in or open another page throw a
 * `ReplayAccessError`.
 */
export function replayServices(services: Services, room: ReplayRoom): Services {
  const api = createApi({
    host: services.addressOf(""),
    bearer: { current: () => null, renewed: () => refuse("the session") },
    wait: () => refuse("the network"),
    fetch: () => refuse("the network"),
  });
  const storage = memoryStorage();
  const preferences = preferenceStore(storage);
  // Compact by default, because the replay shows much data.
  preferences.change({ ...services.preferences.get(), density: "compact" });
  return {
    ...services,
    api,
    read: reading(room),
    write: writer(api),
    session: readOnlySession(services.session),
    storage,
    preferences,
    openReset: () => refuse("a new password"),
    openLogin: () => refuse("the login"),
    configuration: () => refuse("the configuration"),
    addressOf: () => refuse("the platform's addresses"),
    leave: () => refuse("another site"),
  };
}

/** Returns a reader that lists the events of the replay file up to the shown position. */
function reading({ desk, opened, shown }: ReplayRoom): Read {
  const { channel, epoch } = opened.header.stream;
  const read = async (
    path: string,
    { query = {} }: { readonly query?: Parameters<ReplayRoom["desk"]["events"]>[1] },
  ) => {
    if (path !== "/events") return refuse(`the platform's ${path}`);
    const { position, offset } = shown.get();
    return { channel, epoch, head: offset, data: await desk.events(position, query) };
  };
  return read as Read; // the only supported path returns the type of the contract
}
