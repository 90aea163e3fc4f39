import { type ReactNode, useEffect, useRef } from "react";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-in.module.css";

interface StepFormProps extends Pick<StepProps, "view" | "onSubmit"> {
  /** `autocomplete` of the field that the user must type again after a rejection; null if there is none. */
  readonly retype: string | null;
  readonly children: ReactNode;
}

/** Form of a sign-in step. It focuses the first missing field, or the field to type again. */
export function StepForm({ view: { missing }, onSubmit, retype, children }: StepFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (missing.length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [missing]);
  useEffect(() => {
    if (retype !== null) form.current?.querySelector<HTMLElement>(`[autocomplete=${retype}]`)?.focus();
  }, [retype]);
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
