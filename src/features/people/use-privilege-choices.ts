import type { PrivilegeRecord } from "../../../openapi/generated/console.ts";
import { useAbility, useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";

const FIRST_AGENT_LEVEL = 4;

/** The kind of users that a list or form is for. */
export type Kind = "agents" | "administrators" | "anybody";

/** Returns a function that names a privilege: by its label, or by the translated name of a default one. */
export function usePrivilegeWord(): (privilege: string) => string {
  const nameOf = usePrivilegeName();
  const { data } = usePrivileges();
  return (privilege) => data.find(({ name }) => name === privilege)?.label ?? nameOf(privilege);
}

/** Reads the privileges of the account; an empty list if the user may not read them. */
function usePrivileges(): { readonly data: readonly PrivilegeRecord[]; readonly again: () => void } {
  const query = useApiQuery(
    "/privileges",
    { query: { $limit: 200 } },
    { enabled: useAbility("privileges.read"), keep: true },
  );
  return { data: query.data?.data ?? [], again: query.again };
}

const isOfKind = ({ level }: PrivilegeRecord, kind: Kind): boolean =>
  kind === "anybody" || (kind === "administrators") === level < FIRST_AGENT_LEVEL;

/** Returns all privileges for one kind of users, including those that the current user cannot grant. */
export function usePrivilegesOf(kind: Kind): readonly { readonly value: string; readonly label: string }[] {
  const word = usePrivilegeWord();
  const { data } = usePrivileges();
  return data.filter((one) => isOfKind(one, kind)).map(({ name }) => ({ value: name, label: word(name) }));
}

/**
 * Returns the privileges for one kind of users that the current user can grant: the user may write such users
 * and has all permissions of the privilege. Also includes `current`, the selected privilege, unless it is "".
 */
export function usePrivilegeChoices(
  kind: Kind,
  current: string,
): readonly { readonly value: string; readonly label: string }[] {
  const holder = useHolder();
  const word = usePrivilegeWord();
  const { data } = usePrivileges();
  const held = holder?.abilities ?? [];
  const isGrantable = ({ level, permissions }: PrivilegeRecord) =>
    held.includes(level < FIRST_AGENT_LEVEL ? "administrators.write" : "users.write") &&
    permissions.every((permission) => held.includes(permission));
  const choices = data
    .filter((one) => isGrantable(one) && isOfKind(one, kind))
    .map(({ name }) => ({ value: name, label: word(name) }));
  return current === "" || choices.some(({ value }) => value === current)
    ? choices
    : [{ value: current, label: word(current) }, ...choices];
}
