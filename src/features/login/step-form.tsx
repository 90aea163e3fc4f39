import { type ReactNode, useEffect, useRef } from "react";
import type { StepProps } from "./step-props.ts";
import styles from "./sign-in.module.css";

interface StepFormProps extends Pick<StepProps, "view" | "onSubmit"> {
  /** `autocomplete` of the field to retype after a rejection; null to focus the message. */
  readonly retype: string | null;
  readonly children: ReactNode;
}

/** A step of the login: missing fields, and those to retype, receive the focus. */
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
