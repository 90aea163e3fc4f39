import type { FormEvent, ReactNode } from "react";
import styles from "./form.module.css";

interface FormPageProps {
  readonly label: string;
  /** Id for controls outside of the form. */
  readonly id?: string;
  /** True if other sections follow on the page. */
  readonly part?: boolean;
  /** Arranges sections in two columns. */
  readonly wide?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The form of a page. Enter clicks the submit button, which appears with the first change. */
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
