import { useCallback, useRef, useState } from "react";

/** Settings of the playback; the same for all recordings of a page. */
export interface PlayerSettings {
  /** Playback rate. */
  readonly speed: number;
  readonly skipsSilence: boolean;
  readonly muted: boolean;
}

export const USUAL_SETTINGS: PlayerSettings = { speed: 1, skipsSilence: false, muted: false };

/** State and controls of an audio or video element. All times are in ms. */
export function useMediaElement() {
  const element = useRef<HTMLMediaElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [position, setPosition] = useState(0);
  const [duration, setDuration] = useState<number | null>(null);
  const [isBroken, setBroken] = useState(false);
  const seek = useCallback((to: number) => {
    if (element.current) element.current.currentTime = Math.max(0, to) / 1000;
    setPosition(Math.max(0, to));
  }, []);
  const play = useCallback(() => {
    // A browser may refuse to play before the first key or click. The play button then starts it.
    void element.current?.play().catch(() => undefined);
  }, []);
  const attach = useCallback((one: HTMLMediaElement | null) => {
    element.current = one;
  }, []);
  const setRate = useCallback(({ speed, muted }: PlayerSettings) => {
    if (!element.current) return;
    element.current.playbackRate = speed;
    // A new source starts with the default rate.
    element.current.defaultPlaybackRate = speed;
    element.current.muted = muted;
  }, []);
  const pause = useCallback(() => element.current?.pause(), []);
  const readPosition = useCallback(() => (element.current?.currentTime ?? 0) * 1000, []);
  const read = () => {
    const seconds = element.current?.duration ?? Number.NaN;
    // Recordings of browsers have no duration in their head; it is then infinite.
    setDuration(Number.isFinite(seconds) ? seconds * 1000 : null);
  };
  return {
    attach,
    setRate,
    isPlaying,
    position,
    duration,
    isBroken,
    seek,
    play,
    pause,
    readPosition,
    /** Forgets an error, after the element has a new source. */
    mend: () => setBroken(false),
    events: {
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onTimeUpdate: () => setPosition(readPosition()),
      onDurationChange: read,
      onLoadedMetadata: read,
      onError: () => setBroken(true),
    },
  };
}
