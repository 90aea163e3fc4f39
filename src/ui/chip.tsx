import type { ComponentProps } from "react";
import styles from "./chip.module.css";
import { Icon } from "./icon.tsx";

interface ChipProps {
  /** What is looked at and how, such as "Channel is". */
  readonly field: string;
  readonly value: string;
  /** The part that opens the editing of the value. */
  readonly edit?: ComponentProps<"button"> & { readonly "aria-expanded": boolean };
  readonly onRemove: () => void;
  readonly removeLabel: string;
  /** It stands in the address, but nobody here knows it: it is named and has no effect. */
  readonly ignored?: boolean;
}

/** One condition of a list, to change or to take away. */
export const Chip = ({ field, value, edit, onRemove, removeLabel, ignored }: ChipProps) => (
  <span
    className={styles.chip}
    data-open={edit?.["aria-expanded"] ? "" : undefined}
    data-ignored={ignored ? "" : undefined}
  >
    {edit ? (
      <button type="button" {...edit} className={styles.words}>
        <em>{field}</em> {value}
      </button>
    ) : (
      <span className={styles.words}>
        <em>{field}</em> {value}
      </span>
    )}
    <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
      <Icon name="x" size={12} />
    </button>
  </span>
);

/** Opens the choice of one more condition. */
export const AddChip = ({
  label,
  ...button
}: Omit<ComponentProps<"button">, "className" | "children"> & { readonly label: string }) => (
  <button type="button" {...button} className={styles.add} aria-keyshortcuts="F">
    <Icon name="plus" size={12} />
    {label}
  </button>
);
