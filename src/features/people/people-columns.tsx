import type { ReactNode } from "react";
import type { User } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import { isolated } from "../../../i18n/isolated.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import { EDITS, type ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./people.module.css";
import { personName } from "./person-name.ts";
import { PersonState, stateWords } from "./person-state.tsx";

/** Texts and formatters of user columns. */
export interface PeopleWords {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly privilegeName: (privilege: string) => string;
  /** Renders the actions of a row; null without permission. */
  readonly actionsOf: ((user: User) => ReactNode) | null;
}

const SHOWN_SEGMENTS = 2;

const namesOf = ({ segments = [] }: User): string[] =>
  segments.flatMap((segment) => (typeof segment === "string" ? [] : [segment.name ?? segment._id]));

/** Returns the names of a user's first two segments, and how many more there are. */
function segmentNames(user: User, { say, formats }: PeopleWords): string {
  const names = namesOf(user);
  const more = names.length - SHOWN_SEGMENTS;
  return more > 0
    ? `${names.slice(0, SHOWN_SEGMENTS).map(isolated).join(", ")} ${say.people.more({ count: more })}`
    : formats.list(names);
}

const loginOf = ({ email, username }: User): string | null => email ?? username ?? null;

const languageOf = ({ lang }: User, { say }: PeopleWords): string =>
  LANGUAGES.find(({ value }) => value === lang)?.label ?? say.people.form.noLanguage();

/** All columns of a list of users, in default order. `besides` are columns that only some lists have. */
export function peopleColumns(
  words: PeopleWords,
  besides: readonly ListColumn<User>[],
): readonly ListColumn<User>[] {
  const { columns } = words.say.people;
  const { actionsOf } = words;
  return [
    {
      id: "name",
      header: columns.name(),
      sortable: true,
      cell: (user) => (
        <>
          <TextLink href={`/users/${user._id}`} quiet>
            {personName(user)}
          </TextLink>
          {user.principal ? <span className={styles.aside}>{words.say.people.principal()}</span> : null}
        </>
      ),
      written: { kind: "text", of: personName },
    },
    {
      id: "login",
      header: columns.login(),
      width: 220,
      sortable: true,
      cell: (user) => <span title={loginOf(user) ?? undefined}>{loginOf(user) ?? words.say.unknown()}</span>,
      written: { kind: "text", of: loginOf },
    },
    {
      id: "privilege",
      header: columns.privilege(),
      width: 180,
      cell: ({ privilege }) => (privilege ? words.privilegeName(privilege) : null),
      written: { kind: "text", of: ({ privilege }) => (privilege ? words.privilegeName(privilege) : null) },
    },
    {
      id: "segments",
      header: columns.segments(),
      width: 204,
      cell: (user) => (
        <span title={segmentNames(user, words)}>{segmentNames(user, words) || words.say.unknown()}</span>
      ),
      written: { kind: "text", of: (user) => namesOf(user).join(", ") },
    },
    {
      id: "state",
      header: columns.state(),
      width: 184,
      cell: (user) => <PersonState user={user} />,
      written: { kind: "text", of: (user) => stateWords(user, words.say) },
    },
    ...besides,
    {
      id: "lang",
      header: words.say.people.fields.lang(),
      width: 176,
      cell: (user) => languageOf(user, words),
      written: { kind: "text", of: (user) => languageOf(user, words) },
    },
    {
      id: "createdAt",
      header: columns.createdAt(),
      width: 132,
      sortable: true,
      cell: ({ createdAt }) => (createdAt ? <Moment instant={createdAt} day /> : null),
      written: { kind: "moment", of: ({ createdAt }) => createdAt },
    },
    ...(actionsOf
      ? [
          {
            id: "actions",
            header: words.say.console.record.actions(),
            width: 128,
            pinned: true as const,
            keys: EDITS,
            cell: actionsOf,
          },
        ]
      : []),
  ];
}

/** Renders a user as a two-line row, for narrow screens. */
export const personLines =
  (words: PeopleWords) =>
  (user: User): NarrowRow => ({
    title: (
      <TextLink href={`/users/${user._id}`} quiet>
        {personName(user)}
      </TextLink>
    ),
    state: words.actionsOf?.(user),
    details: [
      loginOf(user) ?? segmentNames(user, words),
      user.privilege && user.level !== AGENTS ? words.privilegeName(user.privilege) : "",
    ]
      .filter((one) => one !== "")
      .join(" · "),
    value: <PersonState user={user} />,
  });

const AGENTS = 5;
