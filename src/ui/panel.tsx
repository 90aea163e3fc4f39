import type { ComponentProps } from "react";
import styles from "./panel.module.css";

/** A surface that groups related content. Panels are never nested. */
export const Panel = ({
  fill,
  ...section
}: Omit<ComponentProps<"section">, "className"> & { readonly fill?: boolean }) => (
  <section {...section} className={styles.panel} data-fill={fill ? "" : undefined} />
);
