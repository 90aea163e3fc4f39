/** Kinds of records about the console itself, each with a time. */
const OWN = ["intent", "exchange", "transition", "timer", "error"] as const;

/**
 * All kinds of records that the list shows, in the order of its filter. The last three are not about the
 * console, so they do not show that a console wrote the file.
 */
export const LISTED = [...OWN, "gap", "snapshot", "marker"] as const;

export type ListedKind = (typeof LISTED)[number];

const OWN_KINDS: ReadonlySet<string> = new Set(OWN);

/** Returns true for a record that only a console writes. */
export const isOwn = ({ k }: { readonly k: string }): boolean => OWN_KINDS.has(k);
