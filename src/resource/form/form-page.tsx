import type { FormEvent, ReactNode } from "react";
import styles from "./form.module.css";

interface FormPageProps {
  readonly label: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The column in which the fields of a page stand. Enter saves, as one expects of a form. */
export const FormPage = ({ label, onSubmit, children }: FormPageProps) => (
  <form
    noValidate
    aria-label={label}
    className={styles.form}
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
  </form>
);
