import type { ComponentProps } from "react";
import styles from "./hidden-text.module.css";

/** Words for whoever listens to the page instead of looking at it. */
export const HiddenText = (props: Omit<ComponentProps<"span">, "className">) => (
  <span {...props} className={styles.hidden} />
);
