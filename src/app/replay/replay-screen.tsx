import { type ReactNode, use, useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "wouter";
import { useQueryClient } from "@tanstack/react-query";
import { ExpectationKeeper } from "../../features/replay/expectations/expectation-keeper.tsx";
import { GivenExpectations } from "../../features/replay/expectations/given-expectations.tsx";
import { ReplayBanner } from "../../features/replay/frame/banner.tsx";
import { FateKeeper } from "../../features/replay/later/fate-keeper.tsx";
import { ImportForm } from "../../features/replay/importing/import-form.tsx";
import { ImportedBanner } from "../../features/replay/importing/imported-banner.tsx";
import { FlawsBanner } from "../../features/replay/opening/flaws-banner.tsx";
import { OpeningPanel } from "../../features/replay/opening/opening-panel.tsx";
import { TroubleBanner } from "../../features/replay/opening/trouble-banner.tsx";
import { ForkKeeper } from "../../features/replay/what-if/fork-keeper.tsx";
import { LeaveQuestion } from "../../resource/records/form/leave-question.ts";
import { UnsavedContext } from "../../services/unsaved.ts";
import { useTexts } from "../../services/use-texts.ts";
import "../../ui/past-tokens.css";
import { useFocusFallback } from "../../ui/use-focus-after.ts";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { chosenFiles, useRecordings } from "./use-recordings.ts";
import { DropTarget } from "../../features/replay/opening/drop-target.tsx";
import { PastState } from "../../features/replay/frame/past-state.tsx";
import { ReplayProviders } from "./replay-providers.tsx";
import { type ReplaySystem, useReplaySystem } from "./replay-system.ts";
import { MonitorBoard } from "../../features/monitor/monitor-board.tsx";
import { Expectations } from "../../features/replay/expectations/expectations.tsx";
import { SaveAsTest } from "../../features/replay/expectations/save-as-test.tsx";
import { AsItWas, ReplayFrame } from "../../features/replay/frame/replay-frame.tsx";
import { CopyLink } from "../../features/replay/frame/copy-link.tsx";
import { Inspector } from "../../features/replay/inspector/inspector.tsx";
import { useLater } from "../../features/replay/later/use-later.tsx";
import { Timeline } from "../../features/replay/timeline/timeline.tsx";
import { Transport } from "../../features/replay/transport/transport.tsx";
import { WhatIf } from "../../features/replay/what-if/what-if.tsx";
import { useLive } from "../../services/live-services.ts";
import { type ReplayRoom, useReplay } from "../../services/replay.ts";
import { useHolder } from "../../services/use-session.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { followLinks } from "../shell/follow-links.ts";
import styles from "../../features/replay/frame/replay-screen.module.css";
import { replayRulesOf, useKeptPlace } from "./replay-address.ts";
import { refreshTimes } from "../../services/ticker.ts";
import { transportState } from "../../services/use-transport.ts";

/** A recording, shown as the live monitor shows what is. */
export function ReplayScreen() {
  const { say } = useTexts();
  const system = useReplaySystem();
  useWindowTitle(say.windowTitle({ page: say.replay.frame.windowTitle() }));
  useEffect(() => {
    document.documentElement.dataset["mode"] = "replay";
    return () => void delete document.documentElement.dataset["mode"];
  }, []);
  return system ? <Replay system={system} /> : null;
}

function Replay({ system }: { readonly system: ReplaySystem }) {
  const opened = useSyncExternalStore(system.room.subscribe, system.room.get);
  // Rendered in steps so that the page stays responsive; a closed recording disappears immediately.
  const drawn = useDeferredValue(opened);
  const room = drawn === opened ? drawn : null;
  const {
    name,
    isForeign,
    expectations,
    stretch,
    refusal,
    imports,
    startImport,
    showFiles,
    showRange,
    saveRange,
    close,
  } = useRecordings(system);
  const { carefully, question } = useCareful();
  useFocusFallback(room !== null, "main input[type=file]");
  const { log, imported } = imports;
  const importing = log ? (
    <ImportForm
      file={log.file.name}
      choice={log.choice}
      fault={log.fault}
      onChoose={imports.choose}
      onStart={startImport}
      onLeave={close}
    />
  ) : null;
  const take = (files: readonly File[]) => {
    const chosen = chosenFiles(files);
    if (chosen.recording || chosen.json) carefully(() => showFiles(chosen, room !== null));
  };
  return (
    <DropTarget onFiles={take}>
      <PastState />
      <ReplayBanner room={room} onAnother={() => carefully(close)} />
      {room && imported ? (
        <ImportedBanner file={imported.file} report={imported.report} onSave={() => imports.save(imported)} />
      ) : null}
      {room ? (
        <ReplayProviders key={room.opened.header.name} room={room}>
          <FlawsBanner />
          <TroubleBanner />
          <ForkKeeper>
            <ExpectationKeeper>
              <GivenExpectations file={expectations} />
              <FateKeeper>
                <ReplayBoard />
              </FateKeeper>
            </ExpectationKeeper>
          </ForkKeeper>
        </ReplayProviders>
      ) : (
        <OpeningPanel
          transport={system.transport}
          name={name}
          isForeign={isForeign}
          expectations={expectations?.name ?? null}
          onFiles={take}
          importing={importing}
          asked={stretch}
          refusal={refusal}
          onRange={showRange}
          onSave={saveRange}
        />
      )}
      {question}
    </DropTarget>
  );
}

/** Does what puts the open recording away, but asks before something that is in no file goes with it. */
function useCareful(): { readonly carefully: (go: () => void) => void; readonly question: ReactNode } {
  const unsaved = use(UnsavedContext);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const leave = () => {
    setWaiting(null);
    unsaved?.forget();
    waiting?.();
  };
  return {
    carefully: (go) => {
      if (unsaved?.any()) setWaiting(() => go);
      else go();
    },
    question: <LeaveQuestion open={waiting !== null} onStay={() => setWaiting(null)} onLeave={leave} />,
  };
}

/** Expectations, beside the list. */
const beside: ReactNode = <Expectations />;
/** The last event and its changes. */
const inspector: ReactNode = <Inspector />;
/** The whole recording in one sight. */
const timeline: ReactNode = <Timeline />;
/** Actions at the end of the title line. */
const acts: ReactNode = (
  <>
    <CopyLink />
    <WhatIf />
    <SaveAsTest />
  </>
);

/** The monitor at the replay time, with the events below. */
function ReplayBoard() {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const live = useLive();
  const account = useHolder()?.account;
  const later = useLater();
  const room = useReplay();
  useKeptPlace(room);
  useJumpingTime(room);
  if (!live || !account) return null;
  const lay = (list: ReactNode) => (
    <div className={styles.lists}>
      <div className={styles.list}>{list}</div>
      <div className={styles.beside}>{beside}</div>
    </div>
  );
  const monitor = (wayToInspector: ReactNode) => (
    <MonitorBoard live={live} account={account} rules={replayRulesOf} lay={lay} queueMore={later}>
      <PageHeader
        title={say.monitor.title()}
        windowTitle={say.windowTitle({ page: say.replay.frame.windowTitle() })}
        aside={<AsItWas />}
        action={
          <span className={styles.acts}>
            {acts}
            {wayToInspector}
          </span>
        }
      />
    </MonitorBoard>
  );
  return (
    // Its links lead to other places of this page, and to no other page.
    <div className={styles.room} onClick={followLinks(navigate)}>
      <ReplayFrame
        monitor={monitor}
        inspector={inspector}
        instrument={
          <>
            <Transport />
            {timeline}
          </>
        }
      />
    </div>
  );
}

const SECOND = 1_000;
/** ms after which what is listed of the log is read again. */
const RESTED = 250;

/**
 * Updates all shown times with the replay, which runs faster than clocks and jumps; event lists follow when
 * it pauses. During playback, new data is rendered in one frame and elapsed times in the next, because
 * together they exceed a frame.
 */
function useJumpingTime({ shown, transport }: ReplayRoom): void {
  const client = useQueryClient();
  useEffect(() => {
    let told = shown.get().now;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let frame = 0;
    const stop = shown.subscribe(() => {
      const { now } = shown.get();
      const hasPassed = Math.floor(now / SECOND) !== Math.floor(told / SECOND);
      told = now;
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      if (transportState(transport.getSnapshot()) === "playing") {
        if (hasPassed) frame = requestAnimationFrame(refreshTimes);
        return;
      }
      refreshTimes();
      timer = setTimeout(() => void client.invalidateQueries(), RESTED);
    });
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      stop();
    };
  }, [shown, transport, client]);
}
