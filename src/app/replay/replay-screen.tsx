import {
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useSyncExternalStore,
} from "react";
import { useLocation } from "wouter";
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
import { useLeaveQuestion } from "../../resource/records/form/leave-question.tsx";
import { UnsavedContext } from "../../services/unsaved.ts";
import { useTexts } from "../../services/use-texts.ts";
import "../../ui/past-tokens.css";
import { useFocusFallback } from "../../ui/use-focus-after.ts";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { chosenFiles, useReplayFiles } from "../../features/replay/opening/use-replay-files.ts";
import { DropTarget } from "../../features/replay/opening/drop-target.tsx";
import { PastState } from "../../features/replay/frame/past-state.tsx";
import { ReplayProviders } from "./replay-providers.tsx";
import { replaySources, useReplaySystem } from "./replay-system.ts";
import { rulesOf, type TabId, TABS } from "../../features/monitor/monitor-lists.ts";
import { MonitorContent } from "../../features/monitor/monitor-content.tsx";
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
import { type ReplaySystem, useReplay } from "../../services/replay.ts";
import { useServices } from "../../services/services.ts";
import { useJumpingTime } from "../../services/use-transport.ts";
import { useHolder } from "../../services/use-session.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { followLinks } from "../shell/follow-links.ts";
import styles from "../../features/replay/frame/replay-screen.module.css";
import { useKeptPlace } from "../../features/replay/opening/replay-address.ts";
import type { ViewRules } from "../../ui/view-state.ts";

/** Shows a replay file with the components of the live monitor. */
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
  const { api, handedFiles } = useServices();
  const sources = useMemo(() => replaySources(api), [api]);
  const opened = useSyncExternalStore(system.room.subscribe, system.room.get);
  // A newly opened replay file is rendered with low priority, so that the page stays responsive. A closed one
  // disappears immediately.
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
  } = useReplayFiles(system, sources);
  const { confirmLeave, question } = useLeaveQuestion(use(UnsavedContext));
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
    if (chosen.recording || chosen.json) confirmLeave(() => showFiles(chosen, room !== null));
  };
  const takeHanded = useEffectEvent(() => {
    const handed = handedFiles.take();
    if (handed) take(handed);
  });
  useEffect(() => takeHanded(), []);
  return (
    <DropTarget onFiles={take}>
      <PastState />
      <ReplayBanner room={room} onAnother={() => confirmLeave(close)} />
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

/**
 * URL parameters in addition to those of the monitor: the replay file, the position in it, the speed, the
 * visible part of the timeline, and the filters of events and console records.
 */
const REPLAY_CHOICES = {
  recording: null,
  from: null,
  to: null,
  last: null,
  at: null,
  speed: null,
  zoom: null,
  events: null,
  "event-type": null,
  "event-segment": null,
  "event-agent": null,
  "event-text": null,
  "record-kind": null,
  "record-text": null,
};

/** Additional column of the queue, with the later outcome of each waiting customer. */
const LATER = "later";

const RULES = Object.fromEntries(
  TABS.map((tab): [TabId, ViewRules] => {
    const rules = rulesOf(tab);
    return [
      tab,
      {
        ...rules,
        columns: tab === "queue" ? [...rules.columns, LATER] : rules.columns,
        choices: { ...rules.choices, ...REPLAY_CHOICES },
      },
    ];
  }),
) as Record<TabId, ViewRules>; // has an entry for each tab

/**
 * Returns the view rules of a monitor tab in the replay: which filters, columns and choices its URL can
 * contain.
 */
const replayRulesOf = (tab: TabId): ViewRules => RULES[tab];

/** Expectations, beside the list. */
const beside: ReactNode = <Expectations />;
/** The last event and its changes. */
const inspector: ReactNode = <Inspector />;
/** Overview of the whole replay file. */
const timeline: ReactNode = <Timeline />;
/** Actions at the end of the title line. */
const acts: ReactNode = (
  <>
    <CopyLink />
    <WhatIf />
    <SaveAsTest />
  </>
);

/** Shows the monitor at the replay time, with the inspector and the timeline. */
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
    <MonitorContent live={live} account={account} rules={replayRulesOf} lay={lay} queueMore={later}>
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
    </MonitorContent>
  );
  return (
    // Links within the replay lead only to other states of this page.
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
