import { useEffect, useRef } from "react";
import type { FieldErrors, FieldValues } from "react-hook-form";
import type { WriteFailure } from "../../../services/use-write.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import { FailureText } from "../../cells/failure-banner.tsx";
import { SaveDiagnostics } from "../../cells/save-recent.tsx";
import styles from "./form.module.css";

interface FormSummaryProps<Values extends FieldValues> {
  readonly errors: FieldErrors<Values>;
  readonly failure: WriteFailure | null;
  /** Field labels by field name, in the order of the page. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Texts for problems of the whole record by code, instead of the general ones. */
  readonly problems?: Readonly<Record<string, string>>;
  readonly tries: number;
}

/** Error summary above the fields. It receives the focus after each attempt to save. */
export function FormSummary<Values extends FieldValues>({
  errors,
  failure,
  labels,
  problems,
  tries,
}: FormSummaryProps<Values>) {
  const { say } = useTexts();
  const banner = useRef<HTMLDivElement>(null);
  const order = Object.keys(labels);
  const faults = Object.entries(errors)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([name, error]) =>
      typeof error?.message === "string" ? [{ name, message: error.message }] : [],
    );
  const shown = faults.length > 0 || failure !== null;
  const ownWords = failure?.kind === "refused" ? problems?.[failure.code] : undefined;
  const isStale = failure?.kind === "refused" && failure.code === "stale-version";
  // Errors that appear between attempts must not move the focus while the user types.
  useEffect(() => {
    if (tries > 0) banner.current?.focus();
  }, [tries]);
  if (!shown) return null;
  const text = say.console.form;
  const labelOf = (name: string) => Object.entries(labels).find(([field]) => field === name)?.[1] ?? name;
  return (
    <Banner
      ref={banner}
      family="bad"
      role="alert"
      tabIndex={-1}
      beside={
        failure && faults.length === 0 && !isStale && ownWords === undefined ? <SaveDiagnostics /> : null
      }
    >
      {faults.length > 0 ? (
        <>
          <strong>{text.attention({ count: faults.length })}</strong>
          <ul className={styles.faults}>
            {faults.map(({ name, message }) => (
              <li key={name}>
                <button type="button" className={styles.fault} onClick={() => focusField(name)}>
                  {text.fault({ field: labelOf(name), message })}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : failure?.kind === "refused" ? (
        (ownWords ??
        (isStale ? (
          text.stale()
        ) : failure.code === "forbidden" ? (
          text.forbidden()
        ) : (
          <FailureText failure={failure} />
        )))
      ) : failure ? (
        <FailureText failure={failure} />
      ) : null}
    </Banner>
  );
}

/** Focuses the first invalid input of a field, otherwise its first input. */
function focusField(name: string): void {
  const within = `#field-${CSS.escape(name)}`;
  const wrong = document.querySelector<HTMLElement>(
    `${within} [aria-invalid="true"]:is(input, textarea, button)`,
  );
  (wrong ?? document.querySelector<HTMLElement>(`${within} :is(input, textarea, button)`))?.focus();
}
