import { type Ref, useImperativeHandle } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { PlayerControls } from "./player-controls.tsx";
import { PlayerProblem } from "./player-problem.tsx";
import styles from "./player.module.css";
import type { PlayerSettings } from "./use-media-element.ts";
import { type Played, type PlayerHandle, usePlayer } from "./use-player.tsx";
import { Waveform } from "./waveform.tsx";

interface RecordingPlayerProps {
  readonly recording: Played;
  readonly label: string;
  readonly settings: PlayerSettings;
  readonly onSettings: (settings: PlayerSettings) => void;
  readonly ref?: Ref<PlayerHandle>;
  /** False while the recording only loads in advance: nothing is shown then. */
  readonly active?: boolean;
  /** Plays as soon as the recording is active and loaded, from the first speech on. */
  readonly autoPlay?: boolean;
}

/** Plays a recording, with its waveform and controls. Render it with the recording's id as key. */
export function RecordingPlayer({
  recording,
  label,
  settings,
  onSettings,
  ref,
  active = true,
  autoPlay = false,
}: RecordingPlayerProps) {
  const player = usePlayer(recording, { label, settings, active, autoPlay });
  useImperativeHandle(ref, () => player);
  const { sound, duration, position } = player;
  if (active && player.state !== "ready") return <PlayerProblem player={player} />;
  return (
    <>
      {player.element}
      {active ? (
        <div className={styles.player}>
          <Waveform sound={sound} duration={duration} position={position} onSeek={player.seek} />
          <PlayerControls player={player} settings={settings} onSettings={onSettings} />
          <UndrawnNote sounds={player.sounds} />
        </div>
      ) : null}
    </>
  );
}

/** Explains why a recording has no waveform. */
export function UndrawnNote({ sounds }: { readonly sounds: ReturnType<typeof usePlayer>["sounds"] }) {
  const text = useTexts().say.recordings.player.undrawn;
  return sounds === "large" || sounds === "unreadable" ? (
    <p className={styles.note}>{text[sounds]()}</p>
  ) : null;
}
