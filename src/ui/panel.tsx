import type { ComponentProps } from "react";
import styles from "./panel.module.css";

/** A plane with things that belong together. Panels never stand in panels. */
export const Panel = ({
  fill,
  ...section
}: Omit<ComponentProps<"section">, "className"> & { readonly fill?: boolean }) => (
  <section {...section} className={styles.panel} data-fill={fill ? "" : undefined} />
);
