import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import type { Recording } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import { useHolder } from "../../services/use-session.ts";
import { usePlayLink } from "../../services/use-play-link.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import { useLasting } from "../../ui/use-lasting.ts";
import { FailureBanner } from "../cells/failure-banner.tsx";
import { NotRead } from "../cells/not-read.tsx";
import { PlayerControls } from "./player-controls.tsx";
import styles from "./player.module.css";
import { afterSilence, nextMoment, type Sound } from "./sound.ts";
import { type PlayerSettings, useMediaElement } from "./use-media-element.ts";
import { useSound } from "./use-sound.ts";
import { Waveform } from "./waveform.tsx";

/** Acts of a player, for shortcuts and timelines of the page. All times are in ms. */
export interface PlayerHandle {
  readonly toggle: () => void;
  readonly seek: (to: number) => void;
  readonly move: (by: number) => void;
  /** Moves to the next long silence; does nothing without one. */
  readonly nextMoment: () => void;
}

interface RecordingPlayerProps {
  readonly recording: Pick<Recording, "_id" | "media" | "size" | "duration">;
  readonly label: string;
  readonly settings: PlayerSettings;
  readonly onSettings: (settings: PlayerSettings) => void;
  readonly ref?: Ref<PlayerHandle>;
  /** False while the recording only loads in advance: nothing is shown then. */
  readonly active?: boolean;
  /** Plays as soon as the recording is active and loaded, from the first speech on. */
  readonly autoPlay?: boolean;
  /** Invoked while the recording plays and after every move. */
  readonly onPosition?: (position: number) => void;
  /** Replaces the waveform, for pages that draw it on a timeline of their own. */
  readonly children?: (shown: {
    readonly sound: Sound | null;
    readonly duration: number;
    readonly position: number;
    readonly seek: (to: number) => void;
  }) => ReactNode;
}

const SHOWN_AFTER = 300;

/**
 * Plays a recording through a signed link, with its waveform and controls. Render it with the recording's id
 * as key. If playback fails, for example because the link has expired, a button requests a new link.
 */
export function RecordingPlayer({
  recording,
  label,
  settings,
  onSettings,
  ref,
  active = true,
  autoPlay = false,
  onPosition,
  children,
}: RecordingPlayerProps) {
  const { addressOf } = useServices();
  const { say } = useTexts();
  const link = usePlayLink(recording._id);
  const media = useMediaElement();
  const url = link.path === null ? null : addressOf(link.path);
  const state = useSound(url, recording);
  const sound = state.kind === "ready" ? state.sound : null;
  const { seek, play, pause, setRate, readPosition, position } = media;
  const duration = sound?.duration ?? media.duration ?? recording.duration ?? 0;
  const isLoading = useLasting(link.path === null, SHOWN_AFTER);
  const text = say.recordings.player;

  const move = (by: number) => seek(Math.min(duration, readPosition() + by));
  const toggle = () => (media.isPlaying ? pause() : play());
  const toMoment = () => {
    const to = sound && nextMoment(sound, readPosition());
    if (to !== null) seek(to);
  };
  useImperativeHandle(ref, () => ({ toggle, seek, move, nextMoment: toMoment }));

  useEffect(() => {
    setRate(settings);
  }, [setRate, settings]);
  const hasStarted = useRef(false);
  const canStart = active && autoPlay && media.duration !== null;
  const begins = sound?.begins ?? 0;
  useEffect(() => {
    if (!canStart || hasStarted.current) return;
    hasStarted.current = true;
    seek(begins);
    play();
  }, [canStart, begins, seek, play]);
  useEffect(() => {
    if (!active) pause();
  }, [active, pause]);
  useEffect(() => {
    onPosition?.(position);
    const after = settings.skipsSilence && sound ? afterSilence(sound, position) : null;
    if (after !== null && media.isPlaying) seek(after);
  });

  if (link.failure && active)
    return link.failure.kind === "refused" && link.failure.status === 404 ? (
      <GoneFile />
    ) : (
      <NotRead failure={link.failure} onAgain={link.again}>
        {text.failed()}
      </NotRead>
    );
  if (url === null)
    return active && isLoading ? (
      <p role="status">
        <Spinner /> {text.loading()}
      </p>
    ) : null;
  if (media.isBroken && active)
    return state.kind === "gone" ? (
      <GoneFile />
    ) : (
      <FailureBanner
        action={{
          label: say.actions.tryAgain(),
          onClick: () => {
            media.mend();
            link.again();
          },
        }}
      >
        {text.failed()}
      </FailureBanner>
    );
  const props = {
    ...media.events,
    onLoadedMetadata: () => {
      media.events.onLoadedMetadata();
      // The element is new, or its source is.
      setRate(settings);
    },
    ref: media.attach,
    src: url,
    preload: active ? "auto" : "metadata",
    "aria-label": label,
  };
  return (
    <>
      {recording.media?.startsWith("audio/") ? (
        <audio {...props} />
      ) : (
        <video {...props} hidden={!active} playsInline className={styles.video} onClick={toggle} />
      )}
      {active ? (
        <div className={styles.player}>
          {children ? (
            children({ sound, duration, position, seek })
          ) : (
            <Waveform sound={sound} duration={duration} position={position} onSeek={seek} />
          )}
          <PlayerControls
            isPlaying={media.isPlaying}
            position={position}
            duration={duration}
            settings={settings}
            hasSilences={sound !== null && sound.silences.length > 0}
            onToggle={toggle}
            onMove={move}
            onSettings={onSettings}
          />
          {state.kind === "large" || state.kind === "unreadable" ? (
            <p className={styles.note}>{text.undrawn[state.kind]()}</p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** Message about a recording whose file is gone, with the people who can help. */
function GoneFile() {
  const { say } = useTexts();
  const account = useHolder()?.account.name ?? "";
  return (
    <Banner family="bad" role="alert">
      {say.recordings.player.gone({ account })}
    </Banner>
  );
}
