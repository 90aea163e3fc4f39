import { type Ref, useImperativeHandle, useState } from "react";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { CallComments, type CommentPlace, pinsOf, useCallComments, useMayComment } from "./call-comments.tsx";
import { PlayerControls } from "./player-controls.tsx";
import { PlayerProblem } from "./player-problem.tsx";
import styles from "./player.module.css";
import type { PlayerSettings } from "./use-media-element.ts";
import { type Played, type PlayerHandle, usePlayer } from "./use-player.tsx";
import { Waveform } from "./waveform.tsx";

interface RecordingPlayerProps {
  readonly recording: Played;
  /** Id of the call whose comments are shown with the player; null without them. */
  readonly call?: string | null;
  readonly label: string;
  readonly settings: PlayerSettings;
  readonly onSettings: (settings: PlayerSettings) => void;
  readonly ref?: Ref<PlayerHandle>;
  /** False while the recording only loads in advance: nothing is shown then. */
  readonly active?: boolean;
  /** Plays as soon as the recording is active and loaded, from the first speech on. */
  readonly autoPlay?: boolean;
}

/** Plays a recording, with its waveform, its controls and the comments on its call. Render it with the recording's id as key. */
export function RecordingPlayer({
  recording,
  call = null,
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
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings.comments;
  const commented = active ? call : null;
  const comments = useCallComments(commented);
  const mayComment = useMayComment() && commented !== null;
  const [writing, setWriting] = useState<CommentPlace | null>(null);
  const comment = () => setWriting({ at: Math.round(position), recording: recording._id });
  useShortcut({ keys: "M", label: text.add(), on: mayComment && player.state === "ready", run: comment });
  if (active && player.state !== "ready") return <PlayerProblem player={player} />;
  return (
    <>
      {player.element}
      {active ? (
        <div className={styles.player}>
          <Waveform
            sound={sound}
            duration={duration}
            position={position}
            onSeek={player.seek}
            pins={pinsOf(comments.sorted, recording._id)}
          />
          <PlayerControls player={player} settings={settings} onSettings={onSettings} />
          <UndrawnNote sounds={player.sounds} />
        </div>
      ) : null}
      {commented === null ? null : (
        <CallComments
          call={commented}
          {...{ comments, recording, player, writing }}
          onWrite={setWriting}
          action={
            <Button size="small" icon="edit" onClick={comment}>
              {text.at({ at: formats.duration(position) })}
            </Button>
          }
        />
      )}
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
