import type { User } from "../../../openapi/generated/console.ts";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import type { ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./people.module.css";
import { personName } from "./person-name.ts";
import { PersonState, stateWords } from "./person-state.tsx";

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly privilegeName: (privilege: string) => string;
}

const SHOWN_SEGMENTS = 2;

const namesOf = ({ segments = [] }: User): string[] => segments.flatMap((segment) => (typeof segment === "string" ? [] : [segment.name ?? segment._id]));

/** The segments of somebody by name: the first two, and how many more. */
function segmentNames(user: User, { say, formats }: Words): string {
  const names = namesOf(user);
  const more = names.length - SHOWN_SEGMENTS;
  return more > 0 ? `${names.slice(0, SHOWN_SEGMENTS).join(", ")} ${say.people.more({ count: more })}` : formats.list(names);
}

const loginOf = ({ email, username }: User): string | null => email ?? username ?? null;

/** Every column of a list of people, in its order. */
export function peopleColumns(words: Words): readonly ListColumn<User>[] {
  const { columns } = words.say.people;
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
    { id: "login", header: columns.login(), width: 260, sortable: true, cell: (user) => <span title={loginOf(user) ?? undefined}>{loginOf(user) ?? words.say.unknown()}</span>, written: { kind: "text", of: loginOf } },
    { id: "privilege", header: columns.privilege(), width: 180, cell: ({ privilege }) => (privilege ? words.privilegeName(privilege) : null), written: { kind: "text", of: ({ privilege }) => (privilege ? words.privilegeName(privilege) : null) } },
    { id: "segments", header: columns.segments(), width: 244, cell: (user) => <span title={segmentNames(user, words)}>{segmentNames(user, words) || words.say.unknown()}</span>, written: { kind: "text", of: (user) => namesOf(user).join(", ") } },
    { id: "state", header: columns.state(), width: 160, cell: (user) => <PersonState user={user} />, written: { kind: "text", of: (user) => stateWords(user, words.say) } },
    { id: "createdAt", header: columns.createdAt(), width: 132, sortable: true, cell: ({ createdAt }) => (createdAt ? <time dateTime={createdAt}>{words.formats.day(Date.parse(createdAt))}</time> : null), written: { kind: "moment", of: ({ createdAt }) => createdAt } },
  ];
}

/** Somebody in two lines. */
export const personLines =
  (words: Words) =>
  (user: User): NarrowRow => ({
    title: (
      <TextLink href={`/users/${user._id}`} quiet>
        {personName(user)}
      </TextLink>
    ),
    state: <PersonState user={user} />,
    details: loginOf(user) ?? (user.privilege ? words.privilegeName(user.privilege) : ""),
    value: user.privilege && user.level !== AGENTS ? words.privilegeName(user.privilege) : null,
  });

const AGENTS = 5;
