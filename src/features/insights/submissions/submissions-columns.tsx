import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { FormSubmission } from "../../../../openapi/generated/console.ts";
import { Moment } from "../../../resource/cells/moment.tsx";
import type { ListColumn } from "../../../ui/list-column.ts";
import type { NarrowRow } from "../../../ui/table/live-column.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { answersInLine, nameIn } from "./answer-words.ts";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

const hrefOf = ({ _id }: FormSubmission): string => `/form-submission/${_id}`;

/** All columns of the list, in default order. */
export function submissionsColumns({ say, formats }: Words): readonly ListColumn<FormSubmission>[] {
  const { columns, kinds, gone } = say.submissions;
  const lineOf = ({ answers = [] }: FormSubmission) => answersInLine(answers, say, formats);
  const text = (
    id: "contact" | "call" | "segment" | "user",
    of: (row: FormSubmission) => string | null | undefined,
  ): ListColumn<FormSubmission> => ({
    id,
    header: columns[id](),
    width: 160,
    cell: (row) => of(row) ?? null,
    written: { kind: "text", of },
  });
  return [
    {
      id: "form",
      header: columns.form(),
      width: 220,
      cell: (row) => (
        <TextLink quiet href={hrefOf(row)}>
          {nameIn(row.form) ?? gone()}
        </TextLink>
      ),
      written: { kind: "text", of: ({ form }) => nameIn(form) },
    },
    {
      id: "kind",
      header: columns.kind(),
      width: 188,
      sortable: true,
      cell: ({ kind }) => (kind ? kinds[kind]() : null),
      written: { kind: "text", of: ({ kind }) => kind && kinds[kind]() },
    },
    {
      id: "answers",
      header: columns.answers(),
      cell: (row) => <span title={lineOf(row)}>{lineOf(row)}</span>,
      written: { kind: "text", of: lineOf },
    },
    text("contact", ({ contact }) => contact),
    text("call", ({ call }) => call),
    text("segment", ({ segment }) => nameIn(segment)),
    text("user", ({ user }) => nameIn(user)),
    {
      id: "createdAt",
      header: columns.createdAt(),
      width: 176,
      sortable: true,
      cell: ({ createdAt }) => (createdAt ? <Moment instant={createdAt} /> : null),
      written: { kind: "moment", of: ({ createdAt }) => createdAt },
    },
  ];
}

/** Renders a submission as a two-line row, for narrow screens. */
export const submissionLines =
  ({ say, formats }: Words) =>
  (row: FormSubmission): NarrowRow => ({
    title: (
      <TextLink quiet href={hrefOf(row)}>
        {nameIn(row.form) ?? say.submissions.gone()}
      </TextLink>
    ),
    state: row.kind ? say.submissions.kinds[row.kind]() : null,
    details: answersInLine(row.answers ?? [], say, formats),
    value: row.createdAt ? <Moment instant={row.createdAt} /> : null,
  });
