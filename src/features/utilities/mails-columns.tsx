import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { Mail } from "../../../openapi/generated/console.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { MailState } from "./mail-state.tsx";

interface Words {
  readonly say: TranslationFunctions;
  readonly hrefOf: (mail: Mail) => string;
}

/** All columns of the outbox, in default order. */
export function mailsColumns({ say, hrefOf }: Words): readonly ListColumn<Mail>[] {
  const { columns } = say.utilities;
  return [
    {
      id: "to",
      header: columns.to(),
      sortable: true,
      cell: (mail) => (
        <TextLink href={hrefOf(mail)} quiet>
          {mail.to}
        </TextLink>
      ),
      written: { kind: "text", of: ({ to }) => to },
    },
    {
      id: "subject",
      header: columns.subject(),
      cell: ({ subject }) => subject,
      written: { kind: "text", of: ({ subject }) => subject },
    },
    {
      id: "state",
      header: columns.state(),
      width: 160,
      sortable: true,
      cell: ({ state }) => (state ? <MailState state={state} /> : null),
      written: { kind: "text", of: ({ state }) => state && say.utilities.states[state]() },
    },
    {
      id: "createdAt",
      header: columns.createdAt(),
      width: 176,
      sortable: true,
      cell: ({ createdAt }) => (createdAt ? <Moment instant={createdAt} /> : null),
      written: { kind: "moment", of: ({ createdAt }) => createdAt },
    },
    {
      id: "sentAt",
      header: columns.sentAt(),
      width: 176,
      cell: ({ sentAt }) => (sentAt ? <Moment instant={sentAt} /> : say.unknown()),
      written: { kind: "moment", of: ({ sentAt }) => sentAt },
    },
  ];
}

/** Renders an email as a two-line row, for narrow screens. */
export const mailLines =
  ({ hrefOf }: Pick<Words, "hrefOf">) =>
  (mail: Mail): NarrowRow => ({
    title: (
      <TextLink href={hrefOf(mail)} quiet>
        {mail.to}
      </TextLink>
    ),
    state: mail.state ? <MailState state={mail.state} /> : null,
    details: mail.subject,
    value: mail.createdAt ? <Moment instant={mail.createdAt} /> : null,
  });
