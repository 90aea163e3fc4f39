import type { ComponentProps } from "react";
import styles from "./filter-bar.module.css";
import { Icon, type IconName } from "./icon.tsx";

interface FilterChipProps {
  readonly icon?: IconName;
  /** Field and operator, such as "Channel is". */
  readonly field: string;
  readonly value: string;
  /** Props of the button that opens the editor; undefined if the condition cannot be edited. */
  readonly edit?: ComponentProps<"button"> & { readonly "aria-expanded": boolean };
  /** Undefined if the condition cannot be removed. */
  readonly remove?: { readonly label: string; readonly onRemove: () => void } | undefined;
  /** True for an unknown condition in the URL. It is shown but has no effect. */
  readonly ignored?: boolean;
}

/** A condition of a list or page, which can be edited or removed. */
export function FilterChip({ icon, field, value, edit, remove, ignored }: FilterChipProps) {
  const words = (
    <>
      {icon ? <Icon name={icon} size={12} /> : null}
      {field === "" ? null : <em>{field}</em>} {value}
    </>
  );
  return (
    <span
      className={styles.chip}
      data-open={edit?.["aria-expanded"] ? "" : undefined}
      data-ignored={ignored ? "" : undefined}
    >
      {edit ? (
        <button type="button" {...edit} className={styles.words} data-only={remove ? undefined : ""}>
          {words}
        </button>
      ) : (
        <span className={styles.words}>{words}</span>
      )}
      {remove ? (
        <button type="button" className={styles.remove} aria-label={remove.label} onClick={remove.onRemove}>
          <Icon name="x" size={12} />
        </button>
      ) : null}
    </span>
  );
}
