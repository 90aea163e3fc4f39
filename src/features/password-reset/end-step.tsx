import { useEffect, useRef } from "react";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/cells/failure-banner.tsx";
import { SaveDiagnostics } from "../../resource/cells/save-recent.tsx";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/progress-bar.tsx";
import type { EndPlace, StepProps } from "./step-form.tsx";
import styles from "./reset-step.module.css";

/** Steps after a refused link or PIN. They offer to save diagnostics. */
const REFUSALS: ReadonlySet<EndPlace> = new Set(["invalidUrl", "expired", "tooMany"]);

/** A step without input: the check of a link, a failure or a success, with the ways to continue. */
export function EndStep({ view, send, place }: StepProps & { readonly place: EndPlace }) {
  const { say } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = useWords(view, place);
  useEffect(() => heading.current?.focus(), []);
  const newLink = (
    <Button kind="primary" size="large" wide onClick={() => send({ type: "newLink" })}>
      {say.reset.newLink()}
    </Button>
  );
  const next = {
    checkingLink: null,
    linkUnanswered: (
      <>
        <Button kind="primary" size="large" wide onClick={() => send({ type: "retry" })}>
          {say.reset.unanswered.again()}
        </Button>
        <Button size="large" wide onClick={() => send({ type: "newLink" })}>
          {say.reset.newLink()}
        </Button>
      </>
    ),
    invalidUrl: newLink,
    expired: newLink,
    tooMany: (
      <Button size="large" wide onClick={() => send({ type: "back" })}>
        {view.asked ? say.reset.tooMany.back() : say.reset.pin.back()}
      </Button>
    ),
    activated: null,
    done: null,
  }[place];
  const isOver = place === "done" || place === "activated";
  return (
    <section className={styles.form} aria-busy={place === "checkingLink"}>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.text}>
          {text}
          {REFUSALS.has(place) ? <SaveDiagnostics /> : null}
        </p>
      </div>
      {place === "checkingLink" ? <Spinner /> : null}
      {place === "linkUnanswered" && view.problem ? (
        <FailureBanner family={view.problem === "interrupted" ? "away" : "bad"}>
          {say.reset.problems[view.problem]()}
        </FailureBanner>
      ) : null}
      <div className={styles.actions}>
        {next}
        <Button
          kind={isOver ? "primary" : "quiet"}
          size="large"
          wide
          onClick={() => send({ type: "toLogin" })}
        >
          {isOver ? say.reset.done.submit() : say.reset.signIn()}
        </Button>
      </div>
    </section>
  );
}

function useWords(
  { kind, deadline }: StepProps["view"],
  place: EndPlace,
): { readonly title: string; readonly text: string } {
  const { say } = useTexts();
  const formats = useFormats();
  const { checking, unanswered, invalid, expired, tooMany, activated, done } = say.reset;
  switch (place) {
    case "checkingLink":
      return { title: checking.title(), text: checking.text() };
    case "linkUnanswered":
      return { title: unanswered.title(), text: "" };
    case "invalidUrl":
      return { title: invalid.title(), text: invalid.text() };
    case "expired":
      return { title: expired.title(), text: expired.text() };
    case "tooMany":
      return { title: tooMany.title(), text: tooMany.text({ time: formats.moment(deadline ?? 0) }) };
    case "activated":
      return { title: activated.title(), text: activated.text() };
    case "done":
      return { title: done.titles[kind](), text: done.text[kind]() };
  }
}
