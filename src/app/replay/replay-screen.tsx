import { useEffect, useSyncExternalStore } from "react";
import { ExpectationKeeper } from "../../features/replay/expectations/expectation-keeper.tsx";
import { ReplayBanner } from "../../features/replay/frame/banner.tsx";
import { FateKeeper } from "../../features/replay/later/fate-keeper.tsx";
import { FlawsBanner } from "../../features/replay/opening/flaws-banner.tsx";
import { OpeningPanel } from "../../features/replay/opening/opening-panel.tsx";
import { useTexts } from "../../services/use-texts.ts";
import "../../ui/past-tokens.css";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import { PastState } from "./past-state.tsx";
import { ReplayBoard } from "./replay-board.tsx";
import { ReplayDoors } from "./replay-doors.tsx";
import styles from "./replay-screen.module.css";
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
  const room = useSyncExternalStore(system.room.subscribe, system.room.get);
  const { name, isForeign, showFile, showRange, close } = useRecordings(system);
  return (
    <div className={styles.screen}>
      <PastState />
      <ReplayBanner room={room} onAnother={close} />
      {room ? (
        <ReplayDoors key={room.opened.header.name} room={room}>
          <FlawsBanner />
          <ExpectationKeeper>
            <FateKeeper>
              <ReplayBoard />
            </FateKeeper>
          </ExpectationKeeper>
        </ReplayDoors>
      ) : (
        <OpeningPanel transport={system.transport} name={name} isForeign={isForeign} onFile={showFile} onRange={showRange} />
      )}
    </div>
  );
}
