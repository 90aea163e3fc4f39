import { type FormEvent, useEffect, useRef, useState } from "react";
import { MomentField } from "../../../resource/kit/described/moment-field.tsx";
import { readLogRange } from "../../../services/log-ends.ts";
import type { LogStretch, SaveStretch, StretchRefusal } from "../../../services/log-stretch.ts";
import { useServices } from "../../../services/services.ts";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { useReading } from "../../../services/use-reading.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import styles from "./opening-panel.module.css";
import { PresetButtons } from "./preset-buttons.tsx";
import { refusalFaults, typedFaults } from "./range-faults.ts";
import { FailureBanner } from "../../../resource/cells/failure-banner.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

export interface RangeFormProps {
  /** The last requested range: the initial values of the fields. */
  readonly asked: LogStretch | null;
  /** Reason why the last requested range could not be opened. */
  readonly refusal: StretchRefusal | null;
  readonly onRange: (stretch: LogStretch) => void;
  readonly onSave: SaveStretch;
}

/**
 * Privilege level of account administrators. Only they may include names, and only with the ability
 * `audit.read`. Custom privileges cannot have this level.
 */
const ADMINISTRATORS = 1;

/** Form that opens or downloads a range of the account's log, in the account's time zone. */
export function RangeForm({ asked, refusal, onRange, onSave }: RangeFormProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const { read } = useServices();
  const holder = useHolder();
  const form = useRef<HTMLFormElement>(null);
  const [from, setFrom] = useState(asked?.from ?? "");
  const [to, setTo] = useState(asked?.to ?? "");
  const [names, setNames] = useState(asked?.names ?? false);
  /** Number of submit attempts. */
  const [tries, setTries] = useState(0);
  const { saving, save, stop } = useSaving(onSave);
  const ends = useReading("/replay/range", {}, (signal) => readLogRange(read, {}, signal)).data?.ends;
  const mayAudit = useAbility("audit.read");
  const mayName = holder?.user.level === ADMINISTRATORS && mayAudit;
  const text = say.replay.opening;

  const typed = typedFaults({ from, to }, say);
  const isRange = typed.from === undefined && typed.to === undefined;
  const refused = saving.kind === "refused" ? saving : refusal && asked ? { refusal, stretch: asked } : null;
  const reason = refused?.refusal ?? null;
  // A refusal applies only to the refused range. When the user changes an end, the fault disappears.
  const isRefused = refused !== null && refused.stretch.from === from && refused.stretch.to === to;
  const faults = isRefused
    ? refusalFaults(refused.refusal, refused.stretch, say, formats)
    : tries > 0
      ? typed
      : {};
  useEffect(() => {
    if (tries > 0 || reason !== null)
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries, reason]);

  const take = (act: (stretch: LogStretch) => void) => {
    setTries(tries + 1);
    if (isRange) act({ from, to, names: names && mayName });
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    take(onRange);
  };
  return (
    <form ref={form} className={styles.range} onSubmit={open} noValidate aria-label={text.rangeTitle()}>
      <div>
        <h2>{text.rangeTitle()}</h2>
        <p className={styles.extent}>
          {ends
            ? text.extent({
                from: formats.minute(ends.first),
                until: formats.minute(ends.last),
                zone: holder?.account.timeZone ?? "UTC",
              })
            : ends === null
              ? text.refused.emptyLog()
              : null}
        </p>
      </div>
      <PresetButtons
        ends={ends ?? null}
        onChoose={(preset) => {
          setFrom(new Date(preset.from).toISOString());
          setTo(new Date(preset.to).toISOString());
        }}
      />
      <div className={styles.moments}>
        <MomentField
          name="from"
          label={text.from()}
          value={from}
          onChange={setFrom}
          onBlur={() => undefined}
          error={faults.from}
        />
        <MomentField
          name="to"
          label={text.until()}
          value={to}
          onChange={setTo}
          onBlur={() => undefined}
          error={faults.to}
        />
      </div>
      {mayName ? (
        <Checkbox checked={names} onChange={setNames}>
          {text.names()}
        </Checkbox>
      ) : null}
      <div className={styles.acts}>
        <Button type="submit">{text.openRange()}</Button>
        <Button
          icon="download"
          busy={saving.kind === "under way"}
          onClick={() => take((stretch) => void save(stretch))}
        >
          {text.saveRange()}
        </Button>
      </div>
      <SavingShown saving={saving} onStop={stop} />
    </form>
  );
}

/** Progress and result of saving a range. */
function SavingShown({ saving, onStop }: { readonly saving: Saving; readonly onStop: () => void }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.replay.opening;
  switch (saving.kind) {
    case "idle":
    // The fields show why a range was refused.
    case "refused":
      return null;
    case "saved":
      return <p role="status">{text.saved()}</p>;
    case "failed":
      return (
        <FailureBanner>
          {text.notSaved()} {saving.why}
        </FailureBanner>
      );
    case "under way":
      return (
        <div className={styles.saving} role="group" aria-label={text.saving()}>
          <span className={styles.text}>
            {saving.done === 0
              ? text.preparing()
              : text.savingDone({ part: formats.percent(Math.floor(saving.done * 100)) })}
          </span>
          <ProgressBar label={text.saving()} value={saving.done} max={1} />
          <Button size="small" onClick={onStop}>
            {text.stop()}
          </Button>
        </div>
      );
  }
}

/** State of saving a range. */
type Saving =
  | { readonly kind: "idle" | "saved" }
  | { readonly kind: "under way"; readonly done: number }
  | { readonly kind: "refused"; readonly stretch: LogStretch; readonly refusal: StretchRefusal }
  | { readonly kind: "failed"; readonly why: string };

/** Saves a range of the log. A newer save, or closing the form, cancels the previous save. */
function useSaving(onSave: SaveStretch) {
  const [saving, setSaving] = useState<Saving>({ kind: "idle" });
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const save = async (stretch: LogStretch): Promise<void> => {
    running.current.abort();
    const { signal } = (running.current = new AbortController());
    setSaving({ kind: "under way", done: 0 });
    const why = await onSave(stretch, {
      signal,
      progress: (done) => signal.aborted || setSaving({ kind: "under way", done }),
    });
    if (!signal.aborted) setSaving(outcomeOf(stretch, why));
  };
  const stop = () => {
    running.current.abort();
    setSaving({ kind: "idle" });
  };
  return { saving, save, stop };
}

function outcomeOf(stretch: LogStretch, why: StretchRefusal | string | null): Saving {
  if (why === null) return { kind: "saved" };
  return typeof why === "string" ? { kind: "failed", why } : { kind: "refused", stretch, refusal: why };
}
