import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";
import { type BodySchema, nodeIn } from "./body-faults.ts";
import type { RecordForm } from "./use-record-form.ts";

/**
 * Derivation of an id: `from` is the field with the name, `to` the field for the id, and `pattern` the rule
 * for ids.
 */
interface Proposing {
  readonly from: string;
  readonly to: string;
  readonly pattern: RegExp;
}

/**
 * Returns how to derive field `to` from field `from`, with the pattern of `to` in the schema; null if the
 * schema has no pattern for `to`.
 */
export function proposing(from: string, to: string, schema: BodySchema): Proposing | null {
  const { pattern } = nodeIn(nodeIn(nodeIn(schema)["properties"])[to]);
  return typeof pattern === "string" ? { from, to, pattern: new RegExp(pattern, "u") } : null;
}

/** Fills in the id of a new record while its name is typed; does nothing if `proposing` is null. */
export function useProposedId<Values extends FieldValues>(
  { watch, values, setValue }: Pick<RecordForm<Values>, "watch" | "values" | "setValue">,
  proposing: Proposing | null,
): void {
  const proposed = useRef("");
  const follow = useEffectEvent((changed: string | undefined) => {
    if (!proposing || changed !== proposing.from) return;
    const now = values();
    const { [proposing.from]: name, [proposing.to]: id } = now;
    // An id that the user typed is kept.
    if (typeof name !== "string" || id !== proposed.current) return;
    const next = proposedId(name);
    if (next !== "" && !proposing.pattern.test(next)) return;
    proposed.current = next;
    setValue(proposing.to as FieldPath<Values>, next as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
    }); // the field contains text
  });
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => follow(name));
    return unsubscribe;
  }, [watch]);
}

/** Maximum length of a proposed id. */
const LONGEST = 64;

/**
 * Proposes an id for a name: Latin letters in lower case without accents, and digits. A dash replaces each
 * sequence of other characters.
 */
export const proposedId = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, "");
