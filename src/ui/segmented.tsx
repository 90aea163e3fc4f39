import styles from "./segmented.module.css";

interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly wide?: boolean;
}

/** A choice between a few options, all visible. */
export const Segmented = <Value extends string>({
  label,
  options,
  value,
  onChange,
  wide,
}: SegmentedProps<Value>) => (
  <div role="group" aria-label={label} className={styles.segmented} data-wide={wide ? "" : undefined}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={styles.option}
        lang={option.lang}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
);
