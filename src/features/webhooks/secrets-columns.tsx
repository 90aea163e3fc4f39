import type { Secret } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import { namesIn } from "../../resource/records/record/record-presentation.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { EDITS, type ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./webhooks.module.css";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Returns the path of a secret's details. */
  readonly hrefOf: (id: string) => string;
  /** Actions on a secret; null without permission. */
  readonly act: {
    readonly edit: (secret: Secret) => void;
    readonly rotate: (secret: Secret) => void;
    readonly remove: (secret: Secret) => void;
  } | null;
}

/** All columns of the list, in default order. */
export function secretsColumns(words: Words): readonly ListColumn<Secret>[] {
  const { say, act } = words;
  const { columns, hints } = say.webhooks.secrets;
  return [
    {
      id: "name",
      header: columns.name(),
      sortable: true,
      cell: (secret) => nameOf(secret, words),
      written: { kind: "text", of: ({ name }) => name },
    },
    {
      id: "traceId",
      header: columns.traceId(),
      width: 232,
      explains: hints.traceId(),
      cell: (secret) => traceOf(secret, words),
      written: { kind: "text", of: ({ traceId }) => traceId },
    },
    {
      id: "webhooks",
      header: columns.webhooks(),
      cell: (secret) => webhooksOf(secret, words),
      written: { kind: "text", of: ({ webhooks }) => namesIn(webhooks, say.lists.kinds.gone()).join(", ") },
    },
    {
      id: "oldUntil",
      header: columns.oldUntil(),
      width: 164,
      explains: hints.oldUntil(),
      cell: ({ oldUntil }) => (oldUntil ? <Moment instant={oldUntil} /> : null),
      written: { kind: "moment", of: ({ oldUntil }) => oldUntil },
    },
    {
      id: "createdAt",
      header: columns.createdAt(),
      width: 132,
      sortable: true,
      cell: ({ createdAt }) => (createdAt ? <Moment instant={createdAt} day /> : null),
      written: { kind: "moment", of: (secret) => secret.createdAt },
    },
    ...(act
      ? [
          {
            id: "actions",
            header: columns.actions(),
            width: 116,
            pinned: true as const,
            keys: EDITS,
            cell: (secret: Secret) => actionsOf(secret, words),
          },
        ]
      : []),
  ];
}

/** Renders a secret as a two-line row, for narrow screens. */
export const secretLines =
  (words: Words) =>
  (secret: Secret): NarrowRow => ({
    title: nameOf(secret, words),
    state: actionsOf(secret, words),
    details: webhooksOf(secret, words),
    value: secret.oldUntil ? (
      <>
        {words.say.webhooks.secrets.columns.oldUntil()} <Moment instant={secret.oldUntil} />
      </>
    ) : null,
  });

const nameOf = ({ _id, name }: Secret, { hrefOf }: Words) => (
  <TextLink quiet href={hrefOf(_id)}>
    <span title={name}>{name}</span>
  </TextLink>
);

function traceOf({ traceId }: Secret, { say }: Words) {
  if (!traceId) return <span className={styles.quiet}>{say.webhooks.secrets.never()}</span>;
  return (
    <TextLink href={`/webhooks/logs?q=${traceId}`} quiet>
      <span className={styles.code} title={traceId}>
        {traceId}
      </span>
    </TextLink>
  );
}

function webhooksOf({ webhooks }: Secret, { say, formats }: Words) {
  const names = namesIn(webhooks, say.lists.kinds.gone());
  return names.length === 0 ? (
    <span className={styles.quiet}>{say.webhooks.secrets.unused()}</span>
  ) : (
    <span title={formats.list(names)}>{formats.list(names)}</span>
  );
}

function actionsOf(secret: Secret, { say, act }: Words) {
  const { name = "" } = secret;
  const text = say.webhooks.secrets;
  return act ? (
    <>
      <IconButton icon="edit" keys="E" label={text.edit({ name })} onClick={() => act.edit(secret)} />
      <IconButton icon="refresh" label={text.rotate({ name })} onClick={() => act.rotate(secret)} />
      <IconButton icon="trash" label={text.remove({ name })} onClick={() => act.remove(secret)} />
    </>
  ) : null;
}
