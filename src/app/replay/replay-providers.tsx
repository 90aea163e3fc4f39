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
import { derivedStore, type Store } from "../../services/frame-store.ts";
import { PlatformClock } from "../../services/platform-clock.ts";
import { createApi } from "../../api/client.ts";
import type { Read } from "../../api/read.ts";
import { writer } from "../../api/write.ts";
import { preferenceStore } from "../../services/preferences.ts";
import type { Permission } from "../../../openapi/generated/console.ts";
import type { SessionRef } from "../../../machines/session.ts";
import { REPLAY } from "./replay-address.ts";

const nowhere = () => null;

/**
 * Everything inside sees the recording where it would see the platform, and reaches nothing else: no network,
 * no storage, no other page.
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

/** Past data never becomes stale. */
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

/** Replaces the live floor by that of a recording for all components that show it. */
function replayLive({ shown, opened }: ReplayRoom): LiveServices {
  const { epoch } = opened.header.stream;
  return {
    // It is asked for nothing, and never runs.
    feed: createActor(liveFeedMachine),
    trust: TRUST,
    floor: derivedStore(shown, ({ offset, floor }) => ({ epoch, offset, state: floor })),
    clock: new ReplayClock(shown),
    heard$: NEVER,
    changed$: NEVER,
  };
}

/**
 * Services of pages within a replay: texts and clocks as usual, and of the platform only the content of the
 * recording. Requests, writes to storage and navigation are errors.
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
  // Compact by default, because there is much to show.
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
    leave: () => refuse("another place"),
  };
}

/** Lists of events come from the recording, as far as they have happened. */
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
  return read as Read; // its one path answers as the contract says, and no other is answered
}

/** Storage that lasts as long as the page. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** Permissions within a replay. */
const LOOKING: ReadonlySet<Permission> = new Set(["replay.read"]);

/** The user's session during a replay, with permission only to view. */
export function readOnlySession(session: SessionRef): SessionRef {
  let seen: {
    readonly of: ReturnType<SessionRef["getSnapshot"]>;
    readonly shown: ReturnType<SessionRef["getSnapshot"]>;
  } | null = null;
  const getSnapshot = () => {
    const of = session.getSnapshot();
    if (seen?.of === of) return seen.shown;
    const { holder } = of.context;
    const shown = holder
      ? {
          ...of,
          context: {
            ...of.context,
            holder: { ...holder, abilities: holder.abilities.filter((one) => LOOKING.has(one)) },
          },
        }
      : of;
    seen = { of, shown };
    return shown;
  };
  return new Proxy(session, {
    get(target, name) {
      if (name === "getSnapshot") return getSnapshot;
      if (name === "send") return () => refuse("the session");
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/**
 * A component within a replay tried to reach something outside of the recording: a programming error, which
 * had no effect.
 */
export class ReplayAccessError extends Error {
  override readonly name = "ReplayAccessError";
  constructor(door: string) {
    super(`Something in the replay went to a door, and it is closed: ${door}.`);
  }
}

/** Throws and reports the error, because the caller may swallow it. */
function refuse(door: string): never {
  const error = new ReplayAccessError(door);
  reportError(error);
  throw error;
}
