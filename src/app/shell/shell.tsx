import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { BulkRunContext, type StartBulkRun } from "../../services/bulk-run.ts";
import { ChangesContext, LiveContext } from "../../services/live-services.ts";
import { type AskProof, ProofContext } from "../../services/proof.ts";
import { RecordPlacesContext } from "../../services/record-places.ts";
import { useServices } from "../../services/services.ts";
import { shortcutStore } from "../../services/shortcuts.ts";
import { useHolder } from "../../services/use-ability.ts";
import { ShortcutContext } from "../../services/use-shortcut.ts";
import { CONSOLE_GLYPHS } from "../../ui/console-glyphs.ts";
import { CONSOLE_ICONS } from "../../ui/console-icons.ts";
import { addGlyphs } from "../../ui/glyph.tsx";
import { addIcons } from "../../ui/icon.tsx";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { loadChunk } from "../../ui/load-chunk.ts";
import type { SessionSystem } from "../session-system.ts";
import { Frame } from "./frame.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { placeOfRecord } from "./menu-entries.ts";
import { SupervisionHost } from "./supervision-host.tsx";
import { useChangesSystem } from "./use-changes-system.ts";
import { useLiveSystem } from "./use-live-system.ts";

addGlyphs(CONSOLE_GLYPHS);
addIcons(CONSOLE_ICONS);

/** The console of whoever is signed in: what lives as long as the session, around the frame. */
export function Shell({ system }: { system: SessionSystem }) {
  const [client] = useState(queryClient);
  const [shortcuts] = useState(shortcutStore);
  const live = useLiveSystem(system);
  const changes = useChangesSystem(system);
  const holder = useHolder();
  useProfileLanguage();
  useFoundNetwork(system);
  return (
    <QueryClientProvider client={client}>
      <ShortcutContext value={shortcuts}>
        <LiveContext value={live}>
          <ChangesContext value={live?.changed$ ?? changes}>
            <LeaveGuard>
              <ProofAsker>
                <SupervisionHost live={live}>
                  <BulkRunHost>
                    <RecordPlacesContext value={(list, id) => placeOfRecord(list, id, holder)}>
                      <Frame shortcuts={shortcuts} />
                    </RecordPlacesContext>
                  </BulkRunHost>
                </SupervisionHost>
              </ProofAsker>
            </LeaveGuard>
          </ChangesContext>
        </LiveContext>
      </ShortcutContext>
    </QueryClientProvider>
  );
}

/** ms for which an answer is shown without a refresh in the background. */
const FRESH_FOR = 10_000;

/**
 * Creates the cache of one session. Requests have their retries where they are made, and their own idea of
 * being connected.
 */
const queryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: "always", staleTime: FRESH_FOR } },
  });

/** What was chosen on this device counts most; then what the person chose in the profile. */
function useProfileLanguage(): void {
  const { texts, preferences } = useServices();
  const lang = useHolder()?.user.lang;
  useEffect(() => {
    if (lang && preferences.get().locale === null && texts.get().locale !== lang) void texts.change(lang);
  }, [texts, preferences, lang]);
}

/** A session that waits for its platform need not wait on when the connection is back. */
function useFoundNetwork({ session }: SessionSystem): void {
  useEffect(() => {
    const found = () => session.send({ type: "network.found" });
    window.addEventListener("online", found);
    return () => window.removeEventListener("online", found);
  }, [session]);
}

/** Lets every list run an act on many of its records. The code for it is loaded with the first run. */
function BulkRunHost({ children }: { children: ReactNode }) {
  const { api } = useServices();
  const start: StartBulkRun = async (job) =>
    (await loadChunk(() => import("../bulk-run-system.ts"))).startBulkRun(api, job);
  return <BulkRunContext value={start}>{children}</BulkRunContext>;
}

const ProofDialog = lazyDialog(async () => (await import("./proof-dialog.tsx")).ProofDialog);

/** Lets its children ask for the password again before they change something that matters. */
function ProofAsker({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const answer = useRef<(proven: boolean) => void>(undefined);
  const [ask] = useState(
    (): AskProof => () =>
      new Promise((resolve) => {
        answer.current = resolve;
        setOpen(true);
      }),
  );
  const settle = (proven: boolean) => {
    setOpen(false);
    answer.current?.(proven);
  };
  return (
    <ProofContext value={ask}>
      {children}
      <ProofDialog open={open} onSettled={settle} />
    </ProofContext>
  );
}
