import type { Described } from "../../server/resources/described.ts";

type Values = Readonly<Record<string, unknown>>;

/** The members of a resource that hold one of these kinds. */
export const membersOfKind = ({ members, kinds }: Described, ...wanted: readonly string[]): string[] =>
  members.filter((member) => wanted.includes(kinds[member] ?? ""));

/** The text by which people call a record first: what tests change to tell one from another. */
export const titleMember = ({ title, names, unique }: Described): string =>
  unique ?? names?.[0]?.split(" ")[0] ?? title;

/**
 * What everybody sees of a record that was written so: not its secrets, and what the platform adds by itself
 * is nobody's to say.
 */
export const shownOf = (described: Described, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([member]) => described.kinds[member] !== "secret" && !described.readOnly.includes(member),
    ),
  );
