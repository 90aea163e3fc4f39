import { type FormEvent, useState } from "react";
import { MomentField } from "../../../resource/described/moment-field.tsx";
import type { LogStretch, SaveStretch } from "../../../services/log-stretch.ts";
import { useAbility, useHolder } from "../../../services/use-ability.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import styles from "./opening-panel.module.css";
import { SavingShown } from "./saving-shown.tsx";
import { useSaving } from "./use-saving.ts";

export interface RangeFormProps {
  readonly onRange: (stretch: LogStretch) => void;
  readonly onSave: SaveStretch;
}

/** The level of those who administrate an account, which no privilege of the account's own making has. */
const ADMINISTRATORS = 1;

/** A stretch of the account's log, by its clocks, to look at or to keep. */
export function RangeForm({ onRange, onSave }: RangeFormProps) {
  const { say } = useTexts();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [names, setNames] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { saving, save, stop } = useSaving(onSave);
  const mayAudit = useAbility("audit.read");
  const mayName = useHolder()?.user.level === ADMINISTRATORS && mayAudit;
  const text = say.replay.opening;
  const isRange = from !== "" && to !== "" && Date.parse(from) < Date.parse(to);
  const take = (act: (stretch: LogStretch) => void) => {
    setAsked(true);
    if (isRange) act({ from, to, names: names && mayName });
  };
  const open = (event: FormEvent) => {
    event.preventDefault();
    take(onRange);
  };
  const missing = (value: string) => (isAsked && value === "" ? text.noTime() : undefined);
  return (
    <form className={styles.range} onSubmit={open} noValidate aria-label={text.rangeTitle()}>
      <h2>{text.rangeTitle()}</h2>
      <div className={styles.moments}>
        <MomentField name="from" label={text.from()} value={from} onChange={setFrom} onBlur={() => undefined} error={missing(from)} />
        <MomentField name="to" label={text.until()} value={to} onChange={setTo} onBlur={() => undefined} error={missing(to) ?? (isAsked && from !== "" && !isRange ? text.noRange() : undefined)} />
      </div>
      {mayName ? (
        <Checkbox checked={names} onChange={setNames}>
          {text.names()}
        </Checkbox>
      ) : null}
      <div className={styles.acts}>
        <Button type="submit">{text.openRange()}</Button>
        <Button icon="download" busy={saving.kind === "under way"} onClick={() => take((stretch) => void save(stretch))}>
          {text.saveRange()}
        </Button>
      </div>
      <SavingShown saving={saving} onStop={stop} />
    </form>
  );
}
