import { type FormEvent, useState } from "react";
import { MomentField } from "../../../resource/described/moment-field.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./opening-panel.module.css";

/** A stretch of the account's log, by its clocks. */
export function RangeForm({ onRange }: { readonly onRange: (from: string, to: string) => void }) {
  const { say } = useTexts();
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  const [isAsked, setAsked] = useState(false);
  const text = say.replay.opening;
  const isRange = from !== "" && to !== "" && Date.parse(from) < Date.parse(to);
  const open = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isRange) onRange(from, to);
  };
  const missing = (value: string) => (isAsked && value === "" ? text.noTime() : undefined);
  return (
    <form className={styles.range} onSubmit={open} noValidate aria-label={text.rangeTitle()}>
      <h2>{text.rangeTitle()}</h2>
      <div className={styles.moments}>
        <MomentField name="from" label={text.from()} value={from} onChange={setFrom} onBlur={() => undefined} error={missing(from)} />
        <MomentField name="to" label={text.until()} value={to} onChange={setTo} onBlur={() => undefined} error={missing(to) ?? (isAsked && from !== "" && !isRange ? text.noRange() : undefined)} />
      </div>
      <div>
        <Button type="submit">{text.openRange()}</Button>
      </div>
    </form>
  );
}
