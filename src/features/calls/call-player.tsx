import { type ReactNode, useRef, useState } from "react";
import type { Recording } from "../../../openapi/generated/console.ts";
import { FailureBanner } from "../../resource/cells/failure-banner.tsx";
import { useServices } from "../../services/services.ts";
import { usePlayLink } from "../../services/use-play-link.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import styles from "./call-timeline.module.css";

const SPEEDS = ["1", "1.5", "2"] as const;
type Speed = (typeof SPEEDS)[number];
const STEP = 10_000;

/** Playback of the recording of a call. Times are ms from the start of the recording. */
export interface CallPlayer {
  readonly recording: Recording;
  readonly startedAt: number;
  readonly length: number;
  readonly at: number;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Address of the file; null until there is a link. */
  readonly source: string | null;
  readonly failed: boolean;
  readonly seek: (at: number) => void;
  readonly toggle: () => void;
  readonly changeSpeed: (speed: Speed) => void;
  readonly again: () => void;
  /** The element that plays. It must be rendered once. */
  readonly element: ReactNode;
}

/** Returns true if the file of a recording is on the platform. */
export const isPlayable = ({ status, hot }: Recording): boolean =>
  hot === true && (status === "pending" || status === "approved" || status === "rejected");

/** Plays a recording through a signed link; null without a recording. */
export function useCallPlayer(recording: Recording | null): CallPlayer | null {
  const { addressOf } = useServices();
  const { say } = useTexts();
  const link = usePlayLink(recording?._id ?? null);
  const element = useRef<HTMLMediaElement | null>(null);
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("1");
  const [broken, setBroken] = useState<string | null>(null);
  if (!recording) return null;
  const length = recording.duration ?? 0;
  const seek = (to: number) => {
    const next = Math.min(Math.max(0, to), length);
    setAt(next);
    if (element.current) element.current.currentTime = next / 1000;
  };
  const props = {
    src: link.path === null ? undefined : addressOf(link.path),
    preload: "metadata",
    "aria-label": say.calls.player.recording(),
    ref: (one: HTMLMediaElement | null) => {
      element.current = one;
    },
    onPlay: () => setPlaying(true),
    onPause: () => setPlaying(false),
    onTimeUpdate: ({ currentTarget }: { readonly currentTarget: HTMLMediaElement }) =>
      setAt(Math.min(length, currentTarget.currentTime * 1000)),
    onLoadedMetadata: ({ currentTarget }: { readonly currentTarget: HTMLMediaElement }) => {
      // A new link continues where the old one ended.
      if (at > 0) currentTarget.currentTime = at / 1000;
      currentTarget.playbackRate = Number(speed);
    },
    onError: () => setBroken(link.path),
  };
  return {
    recording,
    startedAt: Date.parse(recording.startedAt ?? ""),
    length,
    at,
    playing,
    speed,
    source: link.path === null ? null : addressOf(link.path),
    failed: link.failure !== null || (broken !== null && broken === link.path),
    seek,
    toggle: () => {
      const one = element.current;
      if (!one) return;
      if (!one.paused) return one.pause();
      // A failed start also fires `error`, which the page shows.
      void one.play().catch(() => undefined);
    },
    changeSpeed: (next) => {
      setSpeed(next);
      if (element.current) element.current.playbackRate = Number(next);
    },
    again: link.again,
    element:
      link.path === null ? null : recording.media?.startsWith("video/") ? (
        <video className={styles.video} {...props} />
      ) : (
        <audio {...props} />
      ),
  };
}

/** The controls of the player, with their keys. `comment`: starts a comment at the current position. */
export function PlayerControls({ player, comment }: { player: CallPlayer; comment: (() => void) | null }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.calls.player;
  const { at, length, playing, speed } = player;
  const place = SPEEDS.indexOf(speed);
  const changeBy = (step: number) => player.changeSpeed(SPEEDS[place + step] ?? speed);
  const verb = playing ? text.pause() : text.play();
  useShortcut({ keys: " ", label: text.play(), run: player.toggle });
  useShortcut({ keys: ",", label: text.slower(), run: () => changeBy(-1) });
  useShortcut({ keys: ".", label: text.faster(), run: () => changeBy(1) });
  useShortcut({
    keys: "M",
    label: say.calls.comments.add(),
    on: comment !== null,
    run: () => comment?.(),
  });
  if (player.source === null && !player.failed) return <p role="status">{text.loading()}</p>;
  if (player.failed)
    return (
      <FailureBanner action={{ label: say.actions.tryAgain(), onClick: player.again }}>
        {text.failed()}
      </FailureBanner>
    );
  return (
    <div className={styles.player}>
      <IconButton icon={playing ? "pause" : "play"} label={verb} boxed onClick={player.toggle} />
      <IconButton icon="left" label={text.back()} onClick={() => player.seek(at - STEP)} />
      <IconButton icon="right" label={text.forward()} onClick={() => player.seek(at + STEP)} />
      <span className={styles.position}>
        {text.position({ at: formats.duration(at), length: formats.duration(length) })}
      </span>
      <Segmented
        label={text.speed()}
        options={SPEEDS.map((value) => ({ value, label: `${formats.number(Number(value))}×` }))}
        value={speed}
        onChange={player.changeSpeed}
      />
      {comment ? (
        <span className={styles.end}>
          <Button size="small" icon="edit" onClick={comment}>
            {say.calls.comments.at({ at: formats.duration(at) })}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
