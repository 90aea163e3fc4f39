/** Kinds of records that a console makes of itself, each with a time. */
const OWN = ["intent", "exchange", "transition", "timer", "error"] as const;

/**
 * All that is listed of a console, in the order in which one asks for it: the others say how its events came
 * and how they were seen.
 */
export const LISTED = [...OWN, "gap", "snapshot", "marker"] as const;

export type ListedKind = (typeof LISTED)[number];

const OWN_KINDS: ReadonlySet<string> = new Set(OWN);

/** Returns true if a record is one that only a console writes. */
export const isOwn = ({ k }: { readonly k: string }): boolean => OWN_KINDS.has(k);
