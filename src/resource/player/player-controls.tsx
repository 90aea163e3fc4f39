import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MediaShape } from "../../ui/media-shape.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import styles from "./player.module.css";
import type { PlayerSettings } from "./use-media-element.ts";
import { ARROW_STEP } from "./waveform.tsx";

interface PlayerControlsProps {
  readonly isPlaying: boolean;
  /** In ms. */
  readonly position: number;
  readonly duration: number;
  readonly settings: PlayerSettings;
  /** True if the recording has silences that can be skipped. */
  readonly hasSilences: boolean;
  readonly onToggle: () => void;
  readonly onMove: (by: number) => void;
  readonly onSettings: (settings: PlayerSettings) => void;
}

const SPEEDS = [1, 1.5, 2];

/** Buttons of a player: play, 5 seconds back and forward, speed, silences, sound. */
export function PlayerControls({
  isPlaying,
  position,
  duration,
  settings,
  hasSilences,
  onToggle,
  onMove,
  onSettings,
}: PlayerControlsProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.recordings.player;
  const seconds = formats.number(ARROW_STEP / 1000);
  return (
    <div className={styles.controls}>
      <Tooltip text={isPlaying ? text.pause() : text.play()} keys="Space">
        <button
          type="button"
          className={styles.main}
          aria-label={isPlaying ? text.pause() : text.play()}
          aria-keyshortcuts="Space"
          onClick={onToggle}
        >
          <MediaShape name={isPlaying ? "pause" : "play"} />
        </button>
      </Tooltip>
      <Tooltip text={text.back({ seconds })} keys="←">
        <button
          type="button"
          className={styles.step}
          aria-label={text.back({ seconds })}
          onClick={() => onMove(-ARROW_STEP)}
        >
          <Icon name="left" /> {seconds}
        </button>
      </Tooltip>
      <Tooltip text={text.forward({ seconds })} keys="→">
        <button
          type="button"
          className={styles.step}
          aria-label={text.forward({ seconds })}
          onClick={() => onMove(ARROW_STEP)}
        >
          {seconds} <Icon name="right" />
        </button>
      </Tooltip>
      <span className={styles.place}>
        <strong>{formats.duration(position)}</strong> {text.of({ all: formats.duration(duration) })}
      </span>
      <Segmented
        label={text.speed()}
        options={SPEEDS.map((speed) => ({ value: String(speed), label: `${formats.number(speed)}×` }))}
        value={String(settings.speed)}
        onChange={(speed) => onSettings({ ...settings, speed: Number(speed) })}
      />
      {hasSilences ? (
        <button
          type="button"
          className={styles.choice}
          aria-pressed={settings.skipsSilence}
          onClick={() => onSettings({ ...settings, skipsSilence: !settings.skipsSilence })}
        >
          {text.skipSilence()}
        </button>
      ) : null}
      <IconButton
        icon={settings.muted ? "muted" : "sound"}
        label={text.mute()}
        aria-pressed={settings.muted}
        onClick={() => onSettings({ ...settings, muted: !settings.muted })}
      />
    </div>
  );
}
