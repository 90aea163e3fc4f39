import { type ReactNode, useId } from "react";
import styles from "./form-section.module.css";

interface FormSectionProps {
  readonly title: string;
  /** A sentence beside the title. */
  readonly note?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A group of related fields with a heading. */
export function FormSection({ title, note, action, children }: FormSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        {action ? <span className={styles.action}>{action}</span> : null}
      </header>
      {children}
    </section>
  );
}

/** Two short, related fields side by side, or one below the other if there is no room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
