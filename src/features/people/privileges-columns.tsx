import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { EDITS, type ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./people.module.css";
import { permissionWords } from "./permission-words.ts";
import { levelWords, privilegeName } from "./privilege-presentation.ts";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Returns the path of a privilege's details. */
  readonly hrefOf: (id: string) => string;
  /**
   * Returns the path of the list of users with a privilege; null if the signed-in user cannot see that list.
   */
  readonly holdersOf: (privilege: PrivilegeRecord) => string | null;
  /** Actions on a privilege; null without permission. */
  readonly act: {
    readonly edit: (privilege: PrivilegeRecord) => void;
    readonly remove: (privilege: PrivilegeRecord) => void;
  } | null;
}

/** All columns of the list, in default order. */
export function privilegesColumns(words: Words): readonly ListColumn<PrivilegeRecord>[] {
  const { say, act } = words;
  const text = say.people.privileges;
  const { columns } = text;
  const heldIn = ({ permissions }: PrivilegeRecord) => permissionWords(permissions, say).join(" · ");
  const kindOf = ({ default: isDefault }: PrivilegeRecord) => (isDefault ? text.default() : text.custom());
  const day = (instant: string | undefined) => (instant ? <Moment instant={instant} day /> : say.unknown());
  return [
    {
      id: "label",
      header: columns.name(),
      width: 200,
      sortable: true,
      cell: (privilege) => <PrivilegeLink privilege={privilege} words={words} />,
      written: { kind: "text", of: (privilege) => privilegeName(privilege, say) },
    },
    {
      id: "name",
      header: text.name(),
      width: 176,
      sortable: true,
      cell: ({ name }) => <code className={styles.code}>{name}</code>,
      written: { kind: "text", of: ({ name }) => name },
    },
    {
      id: "level",
      header: columns.level(),
      width: 184,
      sortable: true,
      cell: ({ level }) => levelWords(level, say),
      written: { kind: "number", of: ({ level }) => level },
    },
    {
      id: "default",
      header: columns.kind(),
      width: 116,
      cell: kindOf,
      written: { kind: "text", of: kindOf },
    },
    {
      id: "permissions",
      header: columns.permissions(),
      cell: (privilege) => <span title={heldIn(privilege)}>{heldIn(privilege) || say.unknown()}</span>,
      written: { kind: "text", of: heldIn },
    },
    {
      id: "users",
      header: columns.users(),
      width: 112,
      align: "end",
      sortable: true,
      cell: (privilege) => <Holders privilege={privilege} words={words} />,
      written: { kind: "number", of: ({ users }) => users },
    },
    {
      id: "createdAt",
      header: say.console.record.createdAt(),
      width: 132,
      cell: ({ createdAt }) => day(createdAt),
      written: { kind: "moment", of: ({ createdAt }) => createdAt },
    },
    {
      id: "updatedAt",
      header: say.lists.record.updatedAt(),
      width: 132,
      cell: ({ updatedAt }) => day(updatedAt),
      written: { kind: "moment", of: ({ updatedAt }) => updatedAt },
    },
    ...(act
      ? [
          {
            id: "actions",
            header: columns.actions(),
            width: 96,
            pinned: true as const,
            keys: EDITS,
            cell: (privilege: PrivilegeRecord) => <PrivilegeActs privilege={privilege} words={words} />,
          },
        ]
      : []),
  ];
}

/** Renders a privilege as a two-line row, for narrow screens. */
export const privilegeLines =
  (words: Words) =>
  (privilege: PrivilegeRecord): NarrowRow => ({
    title: <PrivilegeLink privilege={privilege} words={words} />,
    state: <PrivilegeActs privilege={privilege} words={words} />,
    details: (
      <span className={styles.cut}>
        {permissionWords(privilege.permissions, words.say).join(" · ") || words.say.unknown()}
      </span>
    ),
    value: words.say.people.privileges.userCount({ count: privilege.users }),
  });

interface OfPrivilege {
  readonly privilege: PrivilegeRecord;
  readonly words: Words;
}

const PrivilegeLink = ({ privilege, words: { say, hrefOf } }: OfPrivilege) => (
  <TextLink quiet href={hrefOf(privilege._id)}>
    {privilegeName(privilege, say)}
  </TextLink>
);

function Holders({ privilege, words: { formats, holdersOf } }: OfPrivilege) {
  const href = holdersOf(privilege);
  const count = formats.number(privilege.users);
  return href === null || privilege.users === 0 ? count : <TextLink href={href}>{count}</TextLink>;
}

function PrivilegeActs({ privilege, words: { say, act } }: OfPrivilege) {
  const text = say.people.privileges;
  const name = privilegeName(privilege, say);
  return act ? (
    <>
      {privilege.abilities.includes("edit") ? (
        <IconButton icon="edit" keys="E" label={text.edit({ name })} onClick={() => act.edit(privilege)} />
      ) : null}
      {privilege.abilities.includes("remove") ? (
        <IconButton icon="trash" label={text.removeTitle({ name })} onClick={() => act.remove(privilege)} />
      ) : null}
    </>
  ) : null;
}
