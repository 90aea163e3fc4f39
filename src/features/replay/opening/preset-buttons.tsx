import { useState } from "react";
import { useFloor, useLive } from "../../../services/live-services.ts";
import { useServices } from "../../../services/services.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import styles from "./opening-panel.module.css";
import { daysBetween, type RangePreset, rangePresets } from "./range-presets.ts";

interface PresetButtonsProps {
  /** Times of the first and last event of the log, ms; null for an empty log, or until they are known. */
  readonly ends: { readonly first: number; readonly last: number } | null;
  readonly onChoose: (preset: RangePreset) => void;
}

/**
 * Buttons for the last hour, today, yesterday and other days with events. For users without access to the
 * live floor, the days with events are unknown, so all days from the first to the last event of the log are
 * offered.
 */
export function PresetButtons({ ends, onChoose }: PresetButtonsProps) {
  const { say } = useTexts();
  const { day, weekday } = useFormats();
  const live = useLive();
  const floor = useFloor()?.state;
  const services = useServices();
  const accountZone = useHolder()?.account.timeZone ?? "UTC";
  const [opened] = useState(services.now);
  const zone = floor?.zone ?? accountZone;
  const text = say.replay.opening.presets;
  const days =
    floor?.days ?? (live === null && ends !== null ? daysBetween(ends.first, ends.last, zone) : []);
  const presets = rangePresets({
    days,
    zone,
    now: live ? live.clock.now() : opened,
    last: ends?.last ?? null,
  });
  if (presets.length === 0) return <div className={styles.presets} />;
  const others = presets.filter(({ kind }) => kind === "day");
  return (
    <div className={styles.presets} role="group" aria-label={text.label()}>
      {presets.map((preset) =>
        preset.kind === "day" ? null : (
          <Button key={preset.kind} size="small" onClick={() => onChoose(preset)}>
            {text[preset.kind]()}
          </Button>
        ),
      )}
      {others.length === 0 ? null : (
        <Menu
          label={text.day()}
          entries={others.map((other) => ({
            value: other.day,
            label: day(other.from, zone),
            hint: weekday(new Date(other.day).getUTCDay() || 7),
          }))}
          onSelect={(value) => {
            const preset = others.find((other) => other.day === value);
            if (preset) onChoose(preset);
          }}
        >
          {(trigger) => (
            <Button {...trigger} size="small" iconEnd="down">
              {text.day()}
            </Button>
          )}
        </Menu>
      )}
    </div>
  );
}
