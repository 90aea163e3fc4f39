import { useDeferredValue, useEffect, useSyncExternalStore, type ReactNode, use, useState } from "react";
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
import { LeaveQuestion } from "../../resource/form/leave-question.ts";
import { UnsavedContext } from "../../services/unsaved.ts";
import { useTexts } from "../../services/use-texts.ts";
import "../../ui/past-tokens.css";
import { useFocusAfter } from "../../ui/use-focus-after.ts";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { chosenFiles } from "./chosen-files.ts";
import { DropTarget } from "./drop-target.tsx";
import { PastState } from "./past-state.tsx";
import { ReplayBoard } from "./replay-board.tsx";
import { ReplayDoors } from "./replay-doors.tsx";
import type { ReplaySystem } from "./replay-system.ts";
import { useRecordings } from "./use-recordings.ts";
import { useReplaySystem } from "./use-replay-system.ts";

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
  // All of it is drawn in stretches between which the page answers; what is put away is gone at once.
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
  useFocusAfter(room !== null, "main input[type=file]");
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
        <ReplayDoors key={room.opened.header.name} room={room}>
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
        </ReplayDoors>
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
