import type { FieldValues } from "react-hook-form";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Conflict, type ConflictProps } from "./conflict.tsx";
import styles from "./form-head.module.css";
import { FormSummary } from "./form-summary.tsx";
import type { useCarefulForm } from "./use-careful-form.ts";

interface FormHeadProps<Held extends { readonly _id: string }, Values extends FieldValues> extends Pick<
  ConflictProps,
  "facts" | "named"
> {
  readonly form: Pick<
    ReturnType<typeof useCarefulForm<Held, Values, unknown>>,
    "restoredAt" | "discard" | "errors" | "failure" | "tries" | "met" | "choose"
  >;
  /** The labels of the fields, by name. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** The form's own words for problems of the whole, by code. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** Messages above the fields of a form: a restored draft, errors, and concurrent changes. */
export function FormHead<Held extends { readonly _id: string }, Values extends FieldValues>({
  form,
  labels,
  problems,
  facts,
  named,
}: FormHeadProps<Held, Values>) {
  const { say } = useTexts();
  const { met } = form;
  const meanwhile: Readonly<Record<string, string>> = met
    ? { "stale-version": say.lists.conflict.changed(), "not-found": say.lists.conflict.gone() }
    : {};
  return (
    <>
      <DraftNote at={form.restoredAt} onDiscard={form.discard} />
      <FormSummary
        errors={form.errors}
        failure={form.failure}
        labels={labels}
        tries={form.tries}
        problems={{ ...problems, ...meanwhile }}
      />
      {met?.kind === "changed" ? (
        <Conflict
          facts={facts}
          {...(named && { named })}
          theirs={{ ...met.theirs }}
          before={{ ...met.before }}
          differing={met.differing}
          taken={met.taken}
          onChoose={form.choose}
        />
      ) : null}
    </>
  );
}

/** Shows that a form began with a draft, and lets the person discard it. */
function DraftNote({ at, onDiscard }: { at: number | null; onDiscard: () => void }) {
  const { say } = useTexts();
  const formats = useFormats();
  if (at === null) return null;
  return (
    <p className={styles.note} role="status">
      {say.console.form.draft({ time: formats.time(at) })} ·{" "}
      <button type="button" className={styles.discard} onClick={onDiscard}>
        {say.console.form.discard()}
      </button>
    </p>
  );
}
