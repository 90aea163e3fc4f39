import { useLayoutEffect, useRef, useState } from "react";
import type { LetterPreview as Letter } from "../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./letter-preview.module.css";

interface Draft {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: string[];
}

/** Preview of a custom email in a sandboxed frame that has no scripts and no network access. */
export function LetterPreview({ values }: { readonly values: Readonly<Record<string, unknown>> }) {
  const { say } = useTexts();
  const text = say.records.letterPreview;
  const [shown, setShown] = useState<Letter | null>(null);
  const write = useWrite<Draft, Letter>((api, body) => api.POST("/custom-emails/preview", { body }), []);
  const show = async () => {
    const outcome = await write.run(draftOf(values));
    if (outcome.kind === "done") setShown(outcome.answer);
  };
  return (
    <section className={styles.preview} aria-label={text.title()}>
      <Button icon="eye" size="small" busy={write.busy} onClick={() => void show()}>
        {shown === null ? text.show() : text.again()}
      </Button>
      {write.failure ? (
        <FailureBanner>
          {write.failure.kind === "refused" && write.failure.code === "unprocessable" ? (
            text.wrong()
          ) : (
            <FailureText failure={write.failure} />
          )}
        </FailureBanner>
      ) : null}
      {shown === null ? null : (
        <>
          <p className={styles.subject}>{text.subject({ subject: shown.subject })}</p>
          <LetterFrame title={text.title()} html={shown.html} />
          <p className={styles.variables}>
            {text.variables({ names: shown.variables.map((name) => `{{${name}}}`).join(" ") })}
          </p>
        </>
      )}
    </section>
  );
}

function draftOf({ subject, title, paragraphs }: Readonly<Record<string, unknown>>): Draft {
  const textOf = (value: unknown) => (typeof value === "string" ? value : "");
  return {
    subject: textOf(subject),
    title: textOf(title),
    paragraphs: Array.isArray(paragraphs) ? paragraphs.map((row) => textOf(Object(row)["html"])) : [],
  };
}

/** Frame with an email. Sets `srcdoc` by script, because browsers that enforce Trusted Types require that. */
function LetterFrame({ title, html }: { title: string; html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useLayoutEffect(() => {
    if (frame.current) frame.current.srcdoc = pageInFrame(html);
  }, [html]);
  return <iframe ref={frame} className={styles.letter} sandbox="" title={title} />;
}

/** The part of the Trusted Types API that is used here. */
interface Policies {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (html: string) => string },
  ) => { readonly createHTML: (html: string) => unknown };
}

// Not every browser supports Trusted Types.
const policies = (globalThis as { readonly trustedTypes?: Policies }).trustedTypes;
const policy = policies?.createPolicy("letter", { createHTML: (html) => html });

/** Returns HTML for the sandboxed frame, marked as trusted if the browser supports Trusted Types. */
const pageInFrame = (html: string): string =>
  (policy ? policy.createHTML(withoutInlineStyles(html)) : withoutInlineStyles(html)) as string; // `srcdoc` accepts TrustedHTML like a string

/** Removes inline styles, which the console's content security policy also blocks in the frame. */
const withoutInlineStyles = (html: string): string => html.replaceAll(/ style="[^"]*"/g, "");
