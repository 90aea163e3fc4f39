import styles from "./avatar.module.css";

/** Returns the first letters of the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return letters.map((word) => String.fromCodePoint(word?.codePointAt(0) ?? 0x20).toUpperCase()).join("");
}

/** Initials of a person, decorative beside the name. */
export const Avatar = ({ name, size = "small" }: { name: string; size?: "small" | "large" }) => (
  <span className={styles.avatar} data-size={size} aria-hidden="true">
    {initials(name)}
  </span>
);
