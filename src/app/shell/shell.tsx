import { type ReactNode, useEffect, useRef, useState } from "react";
import { BulkRunContext, type StartBulkRun } from "../../services/bulk-run-host.ts";
import { ChangesContext, LiveContext, type LiveServices } from "../../services/live-services.ts";
import { type AskProof, ProofContext } from "../../services/proof.ts";
import { RecordPlacesContext } from "../../services/record-places.ts";
import { type QueryHolder, QueryHolderContext } from "../../services/query-holder.ts";
import { withAnswers } from "../../resource/cells/lazy-part.tsx";
import { useServices } from "../../services/services.ts";
import { shortcutStore } from "../../services/shortcuts.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { ShortcutContext } from "../../services/use-shortcut.ts";
import { CONSOLE_GLYPHS } from "../../ui/console-glyphs.ts";
import { CONSOLE_ICONS } from "../../ui/console-icons.ts";
import { addGlyphs } from "../../ui/glyph.tsx";
import { addIcons } from "../../ui/icon.tsx";
import { lazyDialog } from "../../ui/dialog.tsx";
import { loadChunk } from "../../ui/load-chunk.ts";
import type { SessionSystem } from "../session-system.ts";
import { Frame } from "./frame.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { placeOfRecord } from "./menu-places.ts";
import { SupervisionHost } from "./supervision-host.tsx";
import { platformAddress } from "../addresses.ts";
import type { LiveSystem } from "../live-system.ts";

addGlyphs(CONSOLE_GLYPHS);
addIcons(CONSOLE_ICONS);

/**
 * The console of a signed-in user. Provides the services that exist as long as the session, and renders the
 * frame.
 */
export function Shell({ system }: { system: SessionSystem }) {
  const [holder] = useState<QueryHolder>(() => ({ client: null }));
  const [shortcuts] = useState(shortcutStore);
  const live = useLiveSystem(system);
  const changes = useChangesSystem(system);
  const person = useHolder();
  useProfileLanguage();
  useFoundNetwork(system);
  return (
    <QueryHolderContext value={holder}>
      <ShortcutContext value={shortcuts}>
        <LiveContext value={live}>
          <ChangesContext value={live?.changed$ ?? changes}>
            <LeaveGuard>
              <ProofAsker>
                <SupervisionHost live={live}>
                  <BulkRunHost>
                    <RecordPlacesContext value={(list, id) => placeOfRecord(list, id, person)}>
                      <Frame shortcuts={shortcuts} />
                    </RecordPlacesContext>
                  </BulkRunHost>
                </SupervisionHost>
              </ProofAsker>
            </LeaveGuard>
          </ChangesContext>
        </LiveContext>
      </ShortcutContext>
    </QueryHolderContext>
  );
}

/** Applies the language of the profile, unless the user chose a language on this device. */
function useProfileLanguage(): void {
  const { texts, preferences } = useServices();
  const lang = useHolder()?.user.lang;
  useEffect(() => {
    if (lang && preferences.get().locale === null && texts.get().locale !== lang) void texts.change(lang);
  }, [texts, preferences, lang]);
}

/** Notifies the session when the browser is online again, so that a waiting session retries immediately. */
function useFoundNetwork({ session }: SessionSystem): void {
  useEffect(() => {
    const found = () => session.send({ type: "network.found" });
    window.addEventListener("online", found);
    return () => window.removeEventListener("online", found);
  }, [session]);
}

/** Lets lists apply an action to many of their records. The code is loaded with the first run. */
function BulkRunHost({ children }: { children: ReactNode }) {
  const { api } = useServices();
  const start: StartBulkRun = async (job) =>
    (await loadChunk(() => import("../bulk-run-system.ts"))).startBulkRun(api, job);
  return <BulkRunContext value={start}>{children}</BulkRunContext>;
}

const ProofDialog = lazyDialog(withAnswers(async () => (await import("./proof-dialog.tsx")).ProofDialog));

/** Lets its children ask for the password again before a sensitive change. */
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

const loadChanges = () =>
  loadChunk(() => Promise.all([import("../changes-system.ts"), import("../../live/connection.ts")]));

/**
 * Returns change notifications of records for a user without access to the floor. Other users receive them on
 * the floor's socket.
 */
function useChangesSystem({ session, tokens }: SessionSystem): LiveServices["changed$"] | null {
  const account = useHolder()?.account._id;
  const floor = useAbility("monitor.read");
  const [changed$, setChanged] = useState<LiveServices["changed$"] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (floor || account === undefined) return;
    let ended = false;
    let end = () => {};
    const begin = async () => {
      const [{ startChanges }, { connect }] = await loadChanges();
      if (ended) return;
      const connection = connect({
        origin: platformAddress().origin,
        channel: `account/${account}/audit`,
        token: () => tokens.current()?.token ?? null,
      });
      const started = startChanges({ session, tokens, connection });
      setChanged(started.changed$);
      end = () => {
        started.stop();
        setChanged(null);
      };
    };
    begin().catch(setFailure);
    return () => {
      ended = true;
      end();
    };
  }, [session, tokens, account, floor]);

  // The nearest error boundary reports parts that failed to load.
  if (failure) throw failure;
  return changed$;
}

const load = () =>
  loadChunk(() => Promise.all([import("../live-system.ts"), import("../../live/connection.ts")]));

/**
 * Runs the live floor during the session of a user who can see it. Its code is loaded only for these users.
 */
function useLiveSystem({ api, session, tokens }: SessionSystem): LiveSystem | null {
  const { now, mono } = useServices();
  const account = useHolder()?.account._id;
  const open = useAbility("monitor.read");
  const [live, setLive] = useState<LiveSystem | null>(null);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    if (!open || account === undefined) return;
    let ended = false;
    let end = () => {};
    const begin = async () => {
      const [{ startLive }, { connect }] = await load();
      if (ended) return;
      const connection = connect({
        origin: platformAddress().origin,
        channel: `account/${account}/floor`,
        token: () => tokens.current()?.token ?? null,
      });
      const started = startLive({ api, session, tokens, connection, now, mono });
      const unwatch = watchNetwork(window, {
        lost: () => started.feed.send({ type: "network.lost" }),
        found: () => started.feed.send({ type: "network.found" }),
        shown: () => started.feed.send({ type: "page.shown", at: now() }),
      });
      setLive(started);
      end = () => {
        unwatch();
        started.stop();
        setLive(null);
      };
    };
    begin().catch(setFailure);
    return () => {
      ended = true;
      end();
    };
  }, [api, session, tokens, now, mono, account, open]);

  // The nearest error boundary reports parts that failed to load.
  if (failure) throw failure;
  return live;
}

/** Forwards the browser's connection and visibility events. */
function watchNetwork(
  window: Window,
  tell: { readonly lost: () => void; readonly found: () => void; readonly shown: () => void },
): () => void {
  const shown = () => {
    if (window.document.visibilityState === "visible") tell.shown();
  };
  window.addEventListener("online", tell.found);
  window.addEventListener("offline", tell.lost);
  window.document.addEventListener("visibilitychange", shown);
  return () => {
    window.removeEventListener("online", tell.found);
    window.removeEventListener("offline", tell.lost);
    window.document.removeEventListener("visibilitychange", shown);
  };
}
