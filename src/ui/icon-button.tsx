import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> {
  readonly icon: IconName;
  /** Action of the button, used as accessible name and tooltip. */
  readonly label: string;
  /** Keyboard shortcut of the button. */
  readonly keys?: string;
  readonly boxed?: boolean;
  readonly tip?: "bottom" | "right";
}

/** A button with an icon instead of a text. */
export const IconButton = ({ icon, label, keys, boxed, tip, ...rest }: IconButtonProps) => (
  <Tooltip text={label} keys={keys} side={tip}>
    <button
      type="button"
      {...rest}
      className={styles.square}
      data-boxed={boxed ? "" : undefined}
      aria-label={label}
      aria-keyshortcuts={keys}
    >
      <Icon name={icon} />
    </button>
  </Tooltip>
);
