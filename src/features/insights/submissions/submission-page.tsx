import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import type { FormSubmission } from "../../../../openapi/generated/console.ts";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useAbility } from "../../../services/use-session.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { Button } from "../../../ui/button.tsx";
import { Columns } from "../../../ui/columns.tsx";
import { FormSection } from "../../../ui/form-section.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useWindowTitle } from "../../../ui/use-window-title.ts";
import { answerWords, nameIn } from "./answer-words.ts";
import styles from "./submission-page.module.css";
import { RemovalDialog } from "../../../resource/kit/removal/removal-dialog.tsx";

const LIST = "/insights/submissions";

interface Fact {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
}

/** Page of a submission, with the form's fields as they were at the time of the submission. */
export function SubmissionPage({ id }: { id: string }) {
  const { say } = useTexts();
  const text = say.submissions;
  const submission = useApiQuery("/forms-submissions/{id}", { path: { id } });
  useWindowTitle(say.windowTitle({ page: nameIn(submission.data?.form) ?? text.title() }));
  if (submission.data) return <Known submission={submission.data} />;
  if (!submission.failure) return <RecordSkeleton title={null} />;
  if (
    submission.failure.kind !== "refused" ||
    (submission.failure.status !== 404 && submission.failure.status !== 400)
  )
    return (
      <PageNotRead level={1} title={text.failed()} failure={submission.failure} onAgain={submission.again} />
    );
  return (
    <EmptyState
      art={ART.nowhere}
      level={1}
      title={text.notFound.title()}
      next={<TextLink href={LIST}>{text.back()}</TextLink>}
    >
      {text.notFound.text()}
    </EmptyState>
  );
}

function Known({ submission }: { submission: FormSubmission }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.submissions;
  const mayWrite = useAbility("forms.write");
  const [, navigate] = useLocation();
  const [removing, setRemoving] = useState(false);
  const { answers = [], kind, segment, user, contact, call, createdAt } = submission;
  const about: readonly Fact[] = [
    { id: "kind", label: text.columns.kind(), value: kind ? text.kinds[kind]() : null },
    { id: "contact", label: text.columns.contact(), value: contact },
    {
      id: "call",
      label: text.columns.call(),
      value: call ? <TextLink href={`/call/${encodeURIComponent(call)}`}>{call}</TextLink> : null,
    },
    { id: "segment", label: text.columns.segment(), value: nameIn(segment) },
    { id: "user", label: text.columns.user(), value: nameIn(user) },
    {
      id: "createdAt",
      label: text.columns.createdAt(),
      value: createdAt ? <time dateTime={createdAt}>{formats.moment(Date.parse(createdAt))}</time> : null,
    },
  ];
  const name = nameIn(submission.form) ?? text.gone();
  return (
    <>
      <PageHeader
        title={name}
        windowTitle={say.windowTitle({ page: name })}
        action={<TextLink href={LIST}>{text.back()}</TextLink>}
      />
      <div className={styles.page}>
        <Columns
          slim
          beside={
            <FormSection title={text.about()}>
              <Facts facts={about.filter(({ value }) => value !== null && value !== undefined)} nothing="" />
            </FormSection>
          }
        >
          <FormSection title={text.answered()}>
            {answers.length === 0 ? <p>{text.noFields()}</p> : null}
            <Facts
              facts={answers.map((answer): Fact => ({
                id: answer.name,
                label: answer.label,
                value: answerWords(answer, say, formats),
              }))}
              nothing={text.nothing()}
            />
          </FormSection>
        </Columns>
        {mayWrite ? (
          <div>
            <Button kind="danger-at-rest" icon="trash" onClick={() => setRemoving(true)}>
              {say.console.record.remove()}
            </Button>
          </div>
        ) : null}
      </div>
      {removing ? (
        <RemoveSubmission
          id={submission._id}
          name={name}
          onClose={() => setRemoving(false)}
          onRemoved={() => navigate(LIST)}
        />
      ) : null}
    </>
  );
}

const Facts = ({ facts, nothing }: { facts: readonly Fact[]; nothing: string }) => (
  <dl className={styles.facts}>
    {facts.map(({ id, label, value }) => (
      <div key={id}>
        <dt>{label}</dt>
        <dd data-nothing={value === "" ? "" : undefined}>{value === "" ? nothing : value}</dd>
      </div>
    ))}
  </dl>
);

/** Asks the user to type the form's name before deleting a submission. */
function RemoveSubmission({
  id,
  name,
  onClose,
  onRemoved,
}: {
  id: string;
  name: string;
  onClose: () => void;
  onRemoved: () => void;
}) {
  const { say } = useTexts();
  const text = say.submissions;
  return (
    <RemovalDialog
      title={text.remove({ name })}
      word={name}
      version={undefined}
      call={(api) => api.DELETE("/forms-submissions/{id}", { params: { path: { id } } })}
      reads={["/forms-submissions"]}
      removed={text.removed()}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      <p>{text.removeText()}</p>
    </RemovalDialog>
  );
}
