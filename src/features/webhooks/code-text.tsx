import { useId } from "react";
import styles from "./webhooks.module.css";

/** Something that a machine sent or was sent, under its name; JSON in lines that can be read. */
export function CodeText({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <figure className={styles.text}>
      <figcaption id={id}>{label}</figcaption>
      <pre tabIndex={0} role="region" aria-labelledby={id}>
        {inLines(text)}
      </pre>
    </figure>
  );
}

function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
