import type { Described } from "../../server/resources/described.ts";

type Values = Readonly<Record<string, unknown>>;

/** The members of a resource that hold one of these kinds. */
export const membersOfKind = ({ members, kinds }: Described, ...wanted: readonly string[]): string[] =>
  members.filter((member) => wanted.includes(kinds[member] ?? ""));

/** Returns the text that identifies a record first: tests change it to distinguish records. */
export const titleMember = ({ title, names, unique }: Described): string =>
  unique ?? names?.[0]?.split(" ")[0] ?? title;

/**
 * Returns the visible values of a record that was written with these: not its secrets, and without the
 * members that the platform sets.
 */
export const shownOf = (described: Described, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([member]) => described.kinds[member] !== "secret" && !described.readOnly.includes(member),
    ),
  );
