import { useEffect, useEffectEvent, useRef } from "react";
import type { FieldPath, FieldPathValue, FieldValues } from "react-hook-form";
import { type BodySchema, nodeIn } from "./body-faults.ts";
import type { RecordForm } from "./use-record-form.ts";

/** The field from which an id is derived until the user types one, and the rules of ids. */
interface Proposing {
  readonly from: string;
  readonly to: string;
  readonly pattern: RegExp;
}

/** Returns how to derive one field from another by the pattern in the schema; null without a pattern. */
export function proposing(from: string, to: string, schema: BodySchema): Proposing | null {
  const { pattern } = nodeIn(nodeIn(nodeIn(schema)["properties"])[to]);
  return typeof pattern === "string" ? { from, to, pattern: new RegExp(pattern, "u") } : null;
}

/** Fills in the id of a new record while its name is typed; nothing where there is nothing to propose. */
export function useProposedId<Values extends FieldValues>(
  { watch, values, setValue }: Pick<RecordForm<Values>, "watch" | "values" | "setValue">,
  proposing: Proposing | null,
): void {
  const proposed = useRef("");
  const follow = useEffectEvent((changed: string | undefined) => {
    if (!proposing || changed !== proposing.from) return;
    const now = values();
    const { [proposing.from]: name, [proposing.to]: id } = now;
    // A typed id is kept.
    if (typeof name !== "string" || id !== proposed.current) return;
    const next = proposedId(name);
    if (next !== "" && !proposing.pattern.test(next)) return;
    proposed.current = next;
    setValue(proposing.to as FieldPath<Values>, next as FieldPathValue<Values, FieldPath<Values>>, {
      shouldDirty: true,
    }); // a field that holds a text
  });
  useEffect(() => {
    const { unsubscribe } = watch((_, { name }) => follow(name));
    return unsubscribe;
  }, [watch]);
}

/** The longest id that any resource takes. */
const LONGEST = 64;

/** Proposes an id for a name: its Latin letters and digits in lower case, with single dashes between. */
export const proposedId = (title: string): string =>
  title
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, LONGEST)
    .replaceAll(/^-|-$/g, "");
