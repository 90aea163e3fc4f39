import type { StatusLimits } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./configuration.module.css";
import { LIMITED } from "./limited-statuses.ts";

interface LimitsFieldProps {
  readonly value: StatusLimits;
  readonly onChange: (limits: StatusLimits) => void;
  /** What is wrong, by status. */
  readonly faults: Readonly<Record<string, string>>;
}

/** For each status how many minutes agents may stay in it; an empty field sets no limit. */
export function LimitsField({ value, onChange, faults }: LimitsFieldProps) {
  const { say } = useTexts();
  const text = say.configuration.limits;
  const change = (changed: string, typed: string) =>
    onChange(
      Object.fromEntries(
        LIMITED.flatMap((status) => {
          const minutes = status === changed ? (typed === "" ? undefined : Number(typed)) : value[status];
          return minutes === undefined ? [] : [[status, minutes]];
        }),
      ),
    );
  return (
    <>
      <p className={styles.effect}>{text.hint()}</p>
      <div className={styles.limits}>
        {LIMITED.map((status) => (
          <TextField
            key={status}
            type="number"
            step={1}
            min={1}
            label={say.console.statuses[status]()}
            value={String(value[status] ?? "")}
            onChange={(typed) => change(status, typed)}
            error={faults[status]}
            end={<span className={styles.unit}>{text.minutes()}</span>}
          />
        ))}
      </div>
    </>
  );
}
