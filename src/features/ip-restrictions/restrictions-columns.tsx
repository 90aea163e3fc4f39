import type { IpRestriction } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import { isolated } from "../../../i18n/isolated.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { EDITS, type ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  /** Returns the path of a restriction's details. */
  readonly hrefOf: (id: string) => string;
  /** Actions on a restriction; null without permission. */
  readonly act: {
    readonly edit: (restriction: IpRestriction) => void;
    readonly remove: (restriction: IpRestriction) => void;
  } | null;
}

const SHOWN_NAMES = 2;

/** Returns the columns of the list in default order; the column of actions only if `act` is set. */
export function restrictionsColumns(words: Words): readonly ListColumn<IpRestriction>[] {
  const { say, act } = words;
  const { columns } = say.ipRestrictions;
  return [
    {
      id: "range",
      header: columns.range(),
      sortable: true,
      width: 240,
      cell: (restriction) => titleLink(restriction, words),
      written: { kind: "text", of: ({ range }) => range },
    },
    {
      id: "users",
      header: columns.users(),
      explains: say.ipRestrictions.explained(),
      cell: (restriction) => usersOf(restriction, words),
      written: {
        kind: "text",
        of: (restriction) =>
          namedUsers(restriction)
            .map(({ name }) => name)
            .join(", ") || say.ipRestrictions.none(),
      },
    },
    {
      id: "description",
      header: columns.description(),
      sortable: true,
      cell: ({ description }) => <span title={description}>{description}</span>,
      written: { kind: "text", of: ({ description }) => description },
    },
    {
      id: "createdAt",
      header: columns.createdAt(),
      sortable: true,
      width: 132,
      cell: ({ createdAt }) => (createdAt ? <Moment instant={createdAt} day /> : null),
      written: { kind: "moment", of: ({ createdAt }) => createdAt },
    },
    ...(act
      ? [
          {
            id: "actions",
            header: columns.actions(),
            width: 96,
            pinned: true as const,
            keys: EDITS,
            cell: (restriction: IpRestriction) => actionsOf(restriction, words),
          },
        ]
      : []),
  ];
}

/** Renders a restriction as a two-line row, for narrow screens. */
export const restrictionLines =
  (words: Words) =>
  (restriction: IpRestriction): NarrowRow => ({
    title: titleLink(restriction, words),
    state: actionsOf(restriction, words),
    details: usersOf(restriction, words),
    value: restriction.description,
  });

const titleLink = ({ _id, range }: IpRestriction, { hrefOf }: Words) => (
  <TextLink quiet href={hrefOf(_id)}>
    <span title={range}>{range}</span>
  </TextLink>
);

function usersOf(restriction: IpRestriction, { say, formats }: Words) {
  const names = namedUsers(restriction).map(({ name }) => name);
  const rest = names.length - SHOWN_NAMES;
  const text =
    names.length === 0
      ? say.ipRestrictions.none()
      : rest > 0
        ? say.ipRestrictions.andMore({
            names: names.slice(0, SHOWN_NAMES).map(isolated).join(", "),
            count: rest,
          })
        : formats.list(names);
  return <span title={formats.list(names)}>{text}</span>;
}

function actionsOf(restriction: IpRestriction, { say, act }: Words) {
  const range = restriction.range ?? "";
  return act ? (
    <>
      <IconButton
        icon="edit"
        keys="E"
        label={say.ipRestrictions.edit({ range })}
        onClick={() => act.edit(restriction)}
      />
      <IconButton
        icon="trash"
        label={say.ipRestrictions.remove({ range })}
        onClick={() => act.remove(restriction)}
      />
    </>
  ) : null;
}

/** Returns the ids and names of a restriction's populated users. */
export const namedUsers = ({
  users = [],
}: Pick<IpRestriction, "users">): readonly { readonly id: string; readonly name: string }[] =>
  users.map((user) =>
    typeof user === "string" ? { id: user, name: user } : { id: user._id, name: user.name ?? user._id },
  );
