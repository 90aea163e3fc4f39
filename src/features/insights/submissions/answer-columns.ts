import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { FormSubmission } from "../../../../openapi/generated/console.ts";
import type { ListColumn, Written } from "../../../ui/list-column.ts";
import { answerWords, nameIn } from "./answer-words.ts";
import { submissionsColumns } from "./submissions-columns.tsx";

type Answer = NonNullable<FormSubmission["answers"]>[number];

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

/** A question of a form. If only the wording changes, the question keeps its `id`. */
interface Question {
  readonly id: string;
  /** The latest wording. */
  readonly label: string;
  readonly name: string;
  readonly form: string;
  readonly types: ReadonlySet<string>;
}

const CONTEXT_COLUMNS = ["createdAt", "form", "user", "segment", "call"];
const NUMBERS: ReadonlySet<string> = new Set(["number", "range", "nps", "csat", "ces"]);

const formIdOf = ({ form }: FormSubmission): string =>
  typeof form === "object" && form !== null ? form._id : (form ?? "");
const idOf = (row: FormSubmission, { name }: Answer): string => `${formIdOf(row)}/${name}`;

/**
 * Returns the columns of exported submissions: time, form, author, segment and call, then one column per
 * question. `rows` are sorted latest first.
 */
export function answerColumns(
  rows: readonly FormSubmission[],
  words: Words,
): readonly ListColumn<FormSubmission>[] {
  const questions = questionsIn(rows, words);
  const about = submissionsColumns(words);
  const heads = headsOf(questions, words);
  return [
    ...CONTEXT_COLUMNS.flatMap((id) => about.filter((column) => column.id === id)),
    ...questions.map((question, at): ListColumn<FormSubmission> => ({
      id: question.id,
      header: heads[at] ?? question.label,
      cell: () => null,
      written: writtenOf(question, words),
    })),
  ];
}

function questionsIn(rows: readonly FormSubmission[], { say }: Words): readonly Question[] {
  const found = new Map<string, Question>();
  for (const row of rows)
    for (const answer of row.answers ?? []) {
      const id = idOf(row, answer);
      const known = found.get(id);
      const { label, name } = known ?? answer;
      found.set(id, {
        id,
        label,
        name,
        form: nameIn(row.form) ?? say.submissions.gone(),
        types: new Set([...(known?.types ?? []), answer.type]),
      });
    }
  return [...found.values()].toSorted((a, b) => (a.form < b.form ? -1 : Number(a.form > b.form)));
}

/**
 * Returns unique column headers: adds the form's name if there are several forms, and the field's name if two
 * headers are still equal.
 */
function headsOf(questions: readonly Question[], { say }: Words): readonly string[] {
  const several = new Set(questions.map(({ form }) => form)).size > 1;
  const headers = questions.map(({ label, form }) =>
    several ? say.submissions.exporting.pair({ name: form, value: label }) : label,
  );
  return headers.map((head, at) =>
    headers.indexOf(head) === headers.lastIndexOf(head) ? head : `${head} (${questions[at]?.name})`,
  );
}

/**
 * Writes answers as numbers if all types of the question are numeric, so that they can be summed; else as
 * text.
 */
function writtenOf({ id, types }: Question, { say, formats }: Words): Written<FormSubmission> {
  const answerIn = (row: FormSubmission) => row.answers?.find((answer) => idOf(row, answer) === id);
  if ([...types].every((type) => NUMBERS.has(type)))
    return {
      kind: "number",
      of: (row) => {
        const value = answerIn(row)?.value;
        return typeof value === "number" ? value : null;
      },
    };
  return {
    kind: "text",
    of: (row) => {
      const answer = answerIn(row);
      return answer && answerWords(answer, say, formats);
    },
  };
}
