import type { FormSubmission } from "../../../openapi/generated/console.ts";
import { isSurveyScale, SURVEY_SCALES } from "../../../streams/metrics/survey-answer.ts";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { LinesSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useChanged } from "../../services/use-changed.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./call-page.module.css";

const KINDS = ["forms-submissions"];
const MOST = 50;

type Answer = NonNullable<FormSubmission["answers"]>[number];

interface CallPapersProps {
  readonly call: string;
  readonly contact: string | undefined;
  /** True if the segment had a survey when the call started; null if that is unknown. */
  readonly isSurveyed: boolean | null;
}

/** The forms of the customer and of the agent, and the survey, for users who may read forms. */
export function CallPapers({ call, contact, isSurveyed }: CallPapersProps) {
  const { say } = useTexts();
  const mayRead = useAbility("forms.read");
  const text = say.calls.papers;
  const shared = { populate: ["form" as const], $sort: { createdAt: 1 as const }, $limit: MOST };
  const ofCall = useApiQuery(
    "/forms-submissions",
    { query: { call: { $in: [call] }, ...shared } },
    { enabled: mayRead },
  );
  const ofContact = useApiQuery(
    "/forms-submissions",
    { query: { contact: { $in: [contact ?? ""] }, kind: { $in: ["form"] }, ...shared } },
    { enabled: mayRead && contact !== undefined },
  );
  useChanged(KINDS, () => {
    if (!mayRead) return;
    ofCall.again();
    ofContact.again();
  });
  if (!mayRead) return null;
  const failure = ofCall.failure ?? ofContact.failure;
  const all = [...(ofContact.data?.data ?? []), ...(ofCall.data?.data ?? [])];
  const submissions = all.filter(({ _id }, place) => all.findIndex((one) => one._id === _id) === place);
  const again = () => {
    ofCall.again();
    ofContact.again();
  };
  return (
    <FormSection title={text.title()}>
      {failure ? (
        <NotRead failure={failure} onAgain={again}>
          {text.failed()}
        </NotRead>
      ) : !ofCall.data ? (
        <LinesSkeleton />
      ) : submissions.length === 0 ? (
        <p className={styles.note}>{text.none()}</p>
      ) : (
        submissions.map((submission) => <Submission key={submission._id} submission={submission} />)
      )}
      {ofCall.data && isSurveyed !== null && !submissions.some(({ kind }) => kind === "survey") ? (
        <p className={styles.note}>{isSurveyed ? text.notAnswered() : text.notSent()}</p>
      ) : null}
    </FormSection>
  );
}

function Submission({
  submission: { _id: id, form, kind = "form", answers, createdAt },
}: {
  submission: FormSubmission;
}) {
  const { say } = useTexts();
  const { minute } = useFormats();
  const text = say.calls.papers;
  const words = useAnswerWords();
  const name = typeof form === "object" ? form.name : null;
  return (
    <section className={styles.paper} aria-label={name ?? text.gone()}>
      <h3 className={styles.heading}>
        <TextLink href={`/form-submission/${id}`}>{name ?? text.gone()}</TextLink>
        <span className={styles.time}>
          {text.kinds[kind]()}
          {createdAt ? ` · ${minute(Date.parse(createdAt))}` : ""}
        </span>
      </h3>
      <dl className={styles.then}>
        {answers?.map((answer) => (
          <div key={answer.name} className={styles.fact}>
            <dt>{answer.label}</dt>
            <dd>
              {isSurveyScale(answer.type) && typeof answer.value === "number"
                ? text.score({
                    score: answer.value,
                    most: SURVEY_SCALES[answer.type][1],
                    scale: answer.type.toUpperCase(),
                  })
                : words(answer) || text.noAnswer()}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Returns a function that formats an answer as text; "" if there is no answer. */
function useAnswerWords() {
  const { say } = useTexts();
  const formats = useFormats();
  return ({ value, words }: Answer): string => {
    if (value === null) return "";
    if (words) return formats.list(words);
    if (typeof value === "boolean") return value ? say.lists.kinds.yes() : say.lists.kinds.no();
    if (typeof value === "number") return formats.number(value);
    return Array.isArray(value) ? formats.list(value) : value;
  };
}
