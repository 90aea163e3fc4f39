import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";

const ADMINISTRATORS_END = 4;

/** Users of a form: agents, administrators, or all. */
export type Kind = "agents" | "administrators" | "anybody";

/** Returns the name of a privilege: its label if the account created it. */
export function usePrivilegeWord(): (privilege: string) => string {
  const nameOf = usePrivilegeName();
  const { data } = usePrivileges();
  return (privilege) => data.find(({ name }) => name === privilege)?.label ?? nameOf(privilege);
}

/** The privileges of the account; none for those who may not read them. */
function usePrivileges(): { readonly data: readonly PrivilegeRecord[]; readonly again: () => void } {
  const query = useApiQuery(
    "/privileges",
    { query: { $limit: 200 } },
    { enabled: useAbility("privileges.read"), keep: true },
  );
  return { data: query.data?.data ?? [], again: query.again };
}

const isOfKind = ({ level }: PrivilegeRecord, kind: Kind): boolean =>
  kind === "anybody" || (kind === "administrators") === level < ADMINISTRATORS_END;

/** Returns the privileges of one kind of users, regardless of who can grant them. */
export function usePrivilegesOf(kind: Kind): readonly { readonly value: string; readonly label: string }[] {
  const word = usePrivilegeWord();
  const { data } = usePrivileges();
  return data.filter((one) => isOfKind(one, kind)).map(({ name }) => ({ value: name, label: word(name) }));
}

/** Returns the privileges of one kind that the user can grant: only those whose permissions they have. */
export function usePrivilegeChoices(
  kind: Kind,
  current: string,
): readonly { readonly value: string; readonly label: string }[] {
  const holder = useHolder();
  const word = usePrivilegeWord();
  const { data } = usePrivileges();
  const held = holder?.abilities ?? [];
  const isGivable = ({ level, permissions }: PrivilegeRecord) =>
    held.includes(level < ADMINISTRATORS_END ? "administrators.write" : "users.write") &&
    permissions.every((permission) => held.includes(permission));
  const choices = data
    .filter((one) => isGivable(one) && isOfKind(one, kind))
    .map(({ name }) => ({ value: name, label: word(name) }));
  return current === "" || choices.some(({ value }) => value === current)
    ? choices
    : [{ value: current, label: word(current) }, ...choices];
}
