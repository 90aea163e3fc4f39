import type { ApiKey, Privilege } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { EDITS, type ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./api-keys-columns.module.css";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly privilegeName: (privilege: Privilege) => string;
  /** Returns the path of a key's details. */
  readonly hrefOf: (id: string) => string;
  /** Actions on a key; null without permission. */
  readonly act: { readonly rename: (key: ApiKey) => void; readonly revoke: (key: ApiKey) => void } | null;
}

/** Returns the columns of the list in default order; the column of actions only if `act` is set. */
export function apiKeysColumns(words: Words): readonly ListColumn<ApiKey>[] {
  const { say, privilegeName, act } = words;
  const { columns, explained } = say.apiKeys;
  return [
    {
      id: "name",
      header: columns.name(),
      sortable: true,
      cell: (key) => nameOf(key, words),
      written: { kind: "text", of: ({ name }) => name },
    },
    {
      id: "prefix",
      header: columns.prefix(),
      width: 116,
      explains: explained.prefix(),
      cell: ({ prefix }) => <code className={styles.code}>{prefix}…</code>,
      written: { kind: "text", of: ({ prefix }) => `${prefix}…` },
    },
    {
      id: "privilege",
      header: columns.privilege(),
      sortable: true,
      width: 180,
      cell: ({ privilege }) => (privilege ? privilegeName(privilege) : null),
      written: { kind: "text", of: ({ privilege }) => (privilege ? privilegeName(privilege) : null) },
    },
    {
      id: "usedAt",
      header: columns.usedAt(),
      sortable: true,
      width: 164,
      explains: explained.usedAt(),
      cell: (key) => usedOf(key, words),
      written: { kind: "moment", of: ({ usedAt }) => usedAt },
    },
    {
      id: "createdAt",
      header: columns.createdAt(),
      sortable: true,
      width: 240,
      cell: (key) => <span title={createdOf(key, words)}>{createdOf(key, words)}</span>,
      written: { kind: "text", of: (key) => createdOf(key, words) },
    },
    ...(act
      ? [
          {
            id: "actions",
            header: columns.actions(),
            width: 96,
            pinned: true as const,
            keys: EDITS,
            cell: (key: ApiKey) => actionsOf(key, words),
          },
        ]
      : []),
  ];
}

/** Renders a key as a two-line row, for narrow screens. */
export const apiKeyLines =
  (words: Words) =>
  (key: ApiKey): NarrowRow => ({
    title: nameOf(key, words),
    state: actionsOf(key, words),
    details: (
      <>
        <code className={styles.code}>{key.prefix}…</code> ·{" "}
        {key.privilege ? words.privilegeName(key.privilege) : null}
      </>
    ),
    value: key.usedAt ? (
      <>
        {words.say.apiKeys.columns.usedAt()} {usedOf(key, words)}
      </>
    ) : (
      words.say.apiKeys.unused()
    ),
  });

const nameOf = ({ _id, name }: ApiKey, { hrefOf }: Words) => (
  <TextLink quiet href={hrefOf(_id)}>
    <span title={name}>{name}</span>
  </TextLink>
);

function usedOf({ usedAt }: ApiKey, { say }: Words) {
  if (!usedAt) return <span className={styles.never}>{say.apiKeys.never()}</span>;
  return <Moment instant={usedAt} />;
}

function createdOf({ createdAt, createdBy }: ApiKey, { say, formats }: Words): string {
  const day = createdAt ? formats.day(Date.parse(createdAt)) : "";
  const by = createdBy && typeof createdBy !== "string" ? createdBy.name : null;
  return by ? say.apiKeys.by({ day, name: by }) : createdBy ? day : say.apiKeys.byPlatform({ day });
}

function actionsOf(key: ApiKey, { say, act }: Words) {
  const name = key.name ?? "";
  return act ? (
    <>
      <IconButton icon="edit" keys="E" label={say.apiKeys.rename({ name })} onClick={() => act.rename(key)} />
      <IconButton icon="trash" label={say.apiKeys.revoke({ name })} onClick={() => act.revoke(key)} />
    </>
  ) : null;
}
