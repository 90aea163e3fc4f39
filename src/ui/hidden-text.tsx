import type { ComponentProps } from "react";
import styles from "./hidden-text.module.css";

/** Text for screen readers only. */
export const HiddenText = (props: Omit<ComponentProps<"span">, "className">) => (
  <span {...props} className={styles.hidden} />
);
