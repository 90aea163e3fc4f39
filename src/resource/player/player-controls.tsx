import type { ReactNode } from "react";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { MediaShape } from "../../ui/media-shape.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import styles from "./player.module.css";
import type { PlayerSettings } from "./use-media-element.ts";
import type { Player } from "./use-player.tsx";
import { ARROW_STEP } from "./use-arrow-keys.ts";

interface PlayerControlsProps {
  readonly player: Player;
  readonly settings: PlayerSettings;
  readonly onSettings: (settings: PlayerSettings) => void;
  /** Control at the end of the row. */
  readonly children?: ReactNode;
}

const SPEEDS = [1, 1.5, 2];

/** Buttons of a player: play, 10 seconds back and forward, speed, silences, sound. The keys change the speed. */
export function PlayerControls({ player, settings, onSettings, children }: PlayerControlsProps) {
  const { say } = useTexts();
  const { isPlaying, position, duration, sound } = player;
  const place = SPEEDS.indexOf(settings.speed);
  const changeBy = (steps: number) =>
    onSettings({ ...settings, speed: SPEEDS[place + steps] ?? settings.speed });
  useShortcut({ keys: ",", label: say.recordings.player.slower(), run: () => changeBy(-1) });
  useShortcut({ keys: ".", label: say.recordings.player.faster(), run: () => changeBy(1) });
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
          onClick={player.toggle}
        >
          <MediaShape name={isPlaying ? "pause" : "play"} />
        </button>
      </Tooltip>
      <Tooltip text={text.back({ seconds })} keys="←">
        <button
          type="button"
          className={styles.step}
          aria-label={text.back({ seconds })}
          onClick={() => player.move(-ARROW_STEP)}
        >
          <Icon name="left" /> {seconds}
        </button>
      </Tooltip>
      <Tooltip text={text.forward({ seconds })} keys="→">
        <button
          type="button"
          className={styles.step}
          aria-label={text.forward({ seconds })}
          onClick={() => player.move(ARROW_STEP)}
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
      {sound !== null && sound.silences.length > 0 ? (
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
      {children ? <span className={styles.end}>{children}</span> : null}
    </div>
  );
}
