import { useEffect, useState, useSyncExternalStore } from "react";
import { ReplayBanner } from "../../features/replay/frame/banner.tsx";
import { OpeningPanel } from "../../features/replay/opening/opening-panel.tsx";
import { useFormats } from "../../services/use-formats.ts";
import { ReplayBoard } from "./replay-board.tsx";
import { ReplayDoors } from "./replay-doors.tsx";
import "../../ui/past-tokens.css";
import styles from "./replay-screen.module.css";
import type { ReplaySystem } from "./replay-system.ts";
import { useReplaySystem } from "./use-replay-system.ts";

/** A recording, shown as the live monitor shows what is. */
export function ReplayScreen() {
  const system = useReplaySystem();
  useEffect(() => {
    document.documentElement.dataset["mode"] = "replay";
    return () => void delete document.documentElement.dataset["mode"];
  }, []);
  return system ? <Replay system={system} /> : null;
}

function Replay({ system: { room: open, transport, open: openFile } }: { readonly system: ReplaySystem }) {
  const formats = useFormats();
  const room = useSyncExternalStore(open.subscribe, open.get);
  const [name, setName] = useState("");
  const show = (file: File) => {
    setName(file.name);
    void openFile(file, null);
  };
  return (
    <div className={styles.screen}>
      <ReplayBanner about={room ? `${formats.day(room.opened.first, room.opened.header.zone)}, ${room.opened.header.name}` : null} />
      {room ? (
        <ReplayDoors key={room.opened.header.name} room={room}>
          <ReplayBoard />
        </ReplayDoors>
      ) : (
        <OpeningPanel transport={transport} name={name} problem={null} onFile={show} />
      )}
    </div>
  );
}
