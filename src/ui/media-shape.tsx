import styles from "./media-shape.module.css";

/** Filled paths in a 16 × 16 view box. */
const SHAPES = {
  toStart: "M3 3.5h1.6v9H3zM9 3.8v8.4L4.9 8zM13.2 3.8v8.4L9.1 8z",
  stepBack: "M4 3.5h1.6v9H4zM12 3.5v9L6.2 8z",
  play: "M4.5 2.8v10.4L13 8z",
  pause: "M4 3h2.9v10H4zM9.1 3H12v10H9.1z",
  stepOn: "M10.4 3.5H12v9h-1.6zM4 3.5v9L9.8 8z",
  toEnd: "M11.4 3.5H13v9h-1.6zM7 3.8v8.4L11.1 8zM2.8 3.8v8.4L6.9 8z",
  rewind: "M8 3.4v9.2L2 8zM14 3.4v9.2L8 8z",
  octagon: "M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3z",
} as const;

export type MediaShapeName = keyof typeof SHAPES;

/** Icons of media player buttons, inside a labeled control or beside a text. */
export const MediaShape = ({ name, size = 16 }: { name: MediaShapeName; size?: 12 | 16 }) => (
  <svg className={styles.shape} data-size={size} viewBox="0 0 16 16" aria-hidden="true">
    <path d={SHAPES[name]} />
  </svg>
);
