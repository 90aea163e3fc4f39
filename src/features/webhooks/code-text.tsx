import { useId } from "react";
import styles from "./webhooks.module.css";

/** Labeled block of request or response text. JSON is pretty-printed. */
export function CodeText({ label, text }: { label: string; text: string }) {
  const id = useId();
  return (
    <figure className={styles.text}>
      <figcaption id={id}>{label}</figcaption>
      <pre tabIndex={0} role="region" aria-labelledby={id}>
        {prettyPrinted(text)}
      </pre>
    </figure>
  );
}

function prettyPrinted(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
