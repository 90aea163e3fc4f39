import type { CONSOLE_ICONS } from "./console-icons.ts";
import styles from "./icon.module.css";

/** Icons of the first screen: paths in a 16 × 16 view box, drawn as lines 1.5 wide with round ends. */
const FIRST = {
  back: "M13 8H3M7 4 3 8l4 4",
  check: "m3.25 8.5 3.25 3.25 6.25-7",
  copy: "M7 5.5h5A1.5 1.5 0 0 1 13.5 7v5a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 12V7A1.5 1.5 0 0 1 7 5.5zM10.5 5.5V4A1.5 1.5 0 0 0 9 2.5H4A1.5 1.5 0 0 0 2.5 4v5A1.5 1.5 0 0 0 4 10.5h1.5",
  eye: "M1.75 8S4 3.75 8 3.75 14.25 8 14.25 8 12 12.25 8 12.25 1.75 8 1.75 8zM6.1 8a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0z",
  globe:
    "M2.25 8a5.75 5.75 0 1 0 11.5 0 5.75 5.75 0 1 0-11.5 0zM2.25 8h11.5M8 2.25c1.7 1.6 2.5 3.5 2.5 5.75S9.7 12.15 8 13.75C6.3 12.15 5.5 10.25 5.5 8S6.3 3.85 8 2.25",
  go: "M3 8h10M9 4l4 4-4 4",
  hide: "m2.5 2.5 11 11M6.3 3.95A6 6 0 0 1 8 3.75c4 0 6.25 4.25 6.25 4.25s-.7 1.3-2 2.45M9.9 11.9a5.8 5.8 0 0 1-1.9.35C4 12.25 1.75 8 1.75 8s.8-1.5 2.3-2.75",
  key: "M2.5 10.75a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0zM7.25 8.75 13 3M10.75 5.25l2 2",
  lock: "M5 7h6a1.5 1.5 0 0 1 1.5 1.5V12a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 12V8.5A1.5 1.5 0 0 1 5 7zM5.5 7V5a2.5 2.5 0 0 1 5 0v2",
  refresh: "M13 8a5 5 0 1 1-1.45-3.55L13 5.9M13 2.75V5.9H9.85",
} as const;

export type IconName = keyof typeof FIRST | keyof typeof CONSOLE_ICONS;

let paths: Readonly<Partial<Record<IconName, string>>> = FIRST;

/** Registers more icons. Call it before rendering components that use them. */
export const addIcons = (more: typeof CONSOLE_ICONS): void => {
  paths = { ...paths, ...more };
};

/** A line icon in the color of its text. It is decorative, beside a text or inside a labeled control. */
export const Icon = ({ name, size = 16 }: { name: IconName; size?: 12 | 16 }) => (
  <svg className={styles.icon} data-size={size} viewBox="0 0 16 16" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
