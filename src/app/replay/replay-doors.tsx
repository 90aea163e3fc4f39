import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { NEVER } from "rxjs";
import { Router } from "wouter";
import { ChangesContext, LiveContext } from "../../services/live-services.ts";
import { RecordPlacesContext } from "../../services/record-places.ts";
import { ReplayContext, type ReplayRoom } from "../../services/replay.ts";
import { ServicesContext, useServices } from "../../services/services.ts";
import { SupervisionContext } from "../../services/supervision.ts";
import { refuse } from "./door-error.ts";
import { replayLive } from "./replay-live.ts";
import { replayServices } from "./replay-services.ts";

/** The address of the page; the rest of it says what is shown. */
export const REPLAY = "/monitor/replay";

const nowhere = () => null;

/**
 * Everything inside sees the recording where it would see the platform, and reaches nothing else: no network,
 * no storage, no other page.
 */
export function ReplayDoors({ room, children }: { readonly room: ReplayRoom; readonly children: ReactNode }) {
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
      </ServicesContext>
    </ReplayContext>
  );
}
