import type { ReactNode } from "react";
import { Checkbox } from "../../../ui/checkbox.tsx";
import styles from "./bulk-edit.module.css";

interface ManySettingProps {
  readonly id?: string;
  readonly label: string;
  readonly ticked: boolean;
  /** True if the field cannot be deselected. */
  readonly kept?: boolean;
  readonly onTick: (on: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox that selects a field of a bulk edit, with its control. */
export function ManySetting({ id, label, ticked, kept = false, onTick, children }: ManySettingProps) {
  return (
    <div id={id} className={styles.setting} data-ticked={ticked ? "" : undefined}>
      <Checkbox checked={ticked} disabled={kept} onChange={onTick}>
        {label}
      </Checkbox>
      {ticked ? children : null}
    </div>
  );
}
