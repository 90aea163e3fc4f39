import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import type { Call } from "../../../../openapi/generated/console.ts";
import { NotRead } from "../../../resource/cells/not-read.tsx";
import { isPlayable } from "../../../resource/player/playable.ts";
import { PlayerControls } from "../../../resource/player/player-controls.tsx";
import { PlayerProblem } from "../../../resource/player/player-problem.tsx";
import { useKeyDown } from "../../../resource/player/use-arrow-keys.ts";
import { USUAL_SETTINGS } from "../../../resource/player/use-media-element.ts";
import { type PlayerHandle, usePlayer } from "../../../resource/player/use-player.tsx";
import { useServices } from "../../../services/services.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { customerOf } from "./calls-cells.tsx";
import styles from "./row-player.module.css";

/** Maximum number of recordings of a call that are read to find one to play. */
const MOST = 50;

/** Returns the player below the rows. Space plays the recording of the focused row, and stops it. */
export function useRowPlayer(calls: readonly Call[], mayPlay: boolean): ReactNode {
  const { say } = useTexts();
  const { notices } = useServices();
  const [played, setPlayed] = useState<Call | null>(null);
  const player = useRef<PlayerHandle>(null);
  const text = say.insights.list.player;
  useShortcut({ keys: " ", label: text.play(), on: mayPlay });
  useKeyDown({
    " ": () => {
      const link = mayPlay ? document.activeElement?.closest("th a") : null;
      const call = calls.find(({ _id }) => link?.getAttribute("href") === `/call/${encodeURIComponent(_id)}`);
      if (!call) return false;
      if (call._id === played?._id) return player.current?.toggle();
      if (call.recording) setPlayed(call);
      else notices.say(text.none());
      return true;
    },
    Escape: () => (played ? setPlayed(null) : false),
  });
  return played ? (
    <RowPlayer key={played._id} ref={player} call={played} onClose={() => setPlayed(null)} />
  ) : null;
}

interface RowPlayerProps {
  readonly call: Call;
  readonly onClose: () => void;
  readonly ref: Ref<PlayerHandle>;
}

/** Plays the recording of a call at the end of the list. */
function RowPlayer({ call, onClose, ref }: RowPlayerProps) {
  const { say } = useTexts();
  const text = say.insights.list.player;
  const [settings, setSettings] = useState(USUAL_SETTINGS);
  const { data, failure, again } = useApiQuery("/recordings", {
    query: { call: { $in: [call._id] }, $sort: { startedAt: 1 }, $limit: MOST },
  });
  const recording = data?.data.find(isPlayable) ?? null;
  const label = text.of({ customer: customerOf(call, say) });
  const player = usePlayer(recording, { label, settings, autoPlay: true });
  useImperativeHandle(ref, () => player);
  return (
    <section className={styles.bar} aria-label={label}>
      <b className={styles.name}>{label}</b>
      <div className={styles.player}>
        {failure ? (
          <NotRead failure={failure} onAgain={again}>
            {say.recordings.player.failed()}
          </NotRead>
        ) : data && !recording ? (
          <p role="status">{text.none()}</p>
        ) : recording && player.state === "ready" ? (
          <>
            <div className={styles.media}>{player.element}</div>
            <PlayerControls player={player} settings={settings} onSettings={setSettings} />
          </>
        ) : (
          <PlayerProblem player={player} />
        )}
      </div>
      <IconButton icon="x" label={text.close()} onClick={onClose} />
    </section>
  );
}
