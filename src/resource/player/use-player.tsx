import { type ReactNode, useEffect, useRef } from "react";
import type { Recording } from "../../../openapi/generated/console.ts";
import { useServices } from "../../services/services.ts";
import type { ReadFailure } from "../../services/use-api-query.ts";
import { usePlayLink } from "../../services/use-play-link.ts";
import styles from "./player.module.css";
import { afterSilence, nextMoment, type Sound } from "./sound.ts";
import { type PlayerSettings, useMediaElement } from "./use-media-element.ts";
import { type SoundState, useSound } from "./use-sound.ts";

/** A recording as far as its player needs it. */
export type Played = Pick<Recording, "_id" | "media" | "size" | "duration">;

/** Acts of a player, for shortcuts and timelines of the page. All times are in ms. */
export interface PlayerHandle {
  readonly toggle: () => void;
  readonly seek: (to: number) => void;
  readonly move: (by: number) => void;
  /** Moves to the next long silence; does nothing without one. */
  readonly nextMoment: () => void;
}

/** Playback of a recording. All times are in ms. */
export interface Player extends PlayerHandle {
  /** `refused`: no link was given, see `failure`. `broken`: the link has expired, or the connection was lost. */
  readonly state: "loading" | "ready" | "refused" | "broken" | "gone";
  readonly failure: ReadFailure | null;
  readonly isPlaying: boolean;
  readonly position: number;
  readonly duration: number;
  /** Waveform; null if it cannot be drawn, for the reason in `sounds`. */
  readonly sound: Sound | null;
  readonly sounds: SoundState["kind"];
  /** Requests a new link. */
  readonly again: () => void;
  /** The element that plays. It must be rendered once. */
  readonly element: ReactNode;
}

interface PlayerOptions {
  readonly label: string;
  readonly settings: PlayerSettings;
  /** False while the recording only loads in advance: its element is hidden then. */
  readonly active?: boolean;
  /** Plays as soon as the recording is active and loaded, from the first speech on. */
  readonly autoPlay?: boolean;
}

/** Plays a recording through a signed link; nothing without a recording. */
export function usePlayer(
  recording: Played | null,
  { label, settings, active = true, autoPlay = false }: PlayerOptions,
): Player {
  const { addressOf } = useServices();
  const id = recording?._id ?? null;
  const link = usePlayLink(id);
  const media = useMediaElement();
  const url = link.path === null ? null : addressOf(link.path);
  const sounds = useSound(url, recording ?? {});
  const sound = sounds.kind === "ready" ? sounds.sound : null;
  const { seek, play, pause, setRate, readPosition, position } = media;
  const duration = sound?.duration ?? media.duration ?? recording?.duration ?? 0;
  const toggle = () => (media.isPlaying ? pause() : play());

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
    const after = settings.skipsSilence && sound ? afterSilence(sound, position) : null;
    if (after !== null && media.isPlaying) seek(after);
  });

  const loaded = useRef<string | null>(null);
  const props = {
    ...media.events,
    onLoadedMetadata: () => {
      media.events.onLoadedMetadata();
      // The element is new, or its source is: a new link continues where the old one ended.
      setRate(settings);
      seek(loaded.current === null || loaded.current === id ? position : 0);
      loaded.current = id;
    },
    ref: media.attach,
    src: url ?? undefined,
    preload: active ? "auto" : "metadata",
    "aria-label": label,
  };
  const isGone = link.failure?.kind === "refused" && link.failure.status === 404;
  return {
    state: link.failure
      ? isGone
        ? "gone"
        : "refused"
      : url === null
        ? "loading"
        : !media.isBroken
          ? "ready"
          : sounds.kind === "gone"
            ? "gone"
            : "broken",
    failure: link.failure,
    isPlaying: media.isPlaying,
    position,
    duration,
    sound,
    sounds: sounds.kind,
    toggle,
    seek,
    move: (by) => seek(Math.min(duration, readPosition() + by)),
    nextMoment: () => {
      const to = sound && nextMoment(sound, readPosition());
      if (to !== null) seek(to);
    },
    again: () => {
      media.mend();
      link.again();
    },
    element:
      url === null ? null : recording?.media?.startsWith("audio/") ? (
        <audio {...props} />
      ) : (
        <video {...props} hidden={!active} playsInline className={styles.video} onClick={toggle} />
      ),
  };
}
