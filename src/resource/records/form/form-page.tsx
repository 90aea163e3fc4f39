import type { FormEvent, ReactNode } from "react";
import styles from "./form.module.css";

interface FormPageProps {
  readonly label: string;
  /** For what belongs to the form and stands outside of it. */
  readonly id?: string;
  /** Other sections follow it on its page. */
  readonly part?: boolean;
  /** Its sections stand in two columns. */
  readonly wide?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/**
 * The column in which the fields of a page stand. Enter saves once something differs, as one expects of a
 * form: it presses the button that submits it.
 */
export const FormPage = ({ label, id, part, wide, onSubmit, children }: FormPageProps) => (
  <form
    id={id}
    noValidate
    aria-label={label}
    className={styles.form}
    data-part={part ? "" : undefined}
    data-wide={wide ? "" : undefined}
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
