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
  /** Field labels by field name. */
  readonly labels: Readonly<Partial<Record<keyof Values & string, string>>>;
  /** Texts for problems of the whole record by code, instead of the general ones. */
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
  const otherChange: Readonly<Record<string, string>> = met
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
        problems={{ ...problems, ...otherChange }}
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

/** Shows that a draft was restored, with a button to discard it. */
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
