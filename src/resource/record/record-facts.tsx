import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { madeBy } from "../made-by.ts";
import type { Fact, State } from "./recounted.ts";
import styles from "./record.module.css";

/** A record as it is or was, member by member, who made it when, and what is empty. */
export function RecordFacts({ facts, state }: { facts: readonly Fact[]; state: State }) {
  const { say } = useTexts();
  const { moment, list } = useFormats();
  const words = say.lists.record;
  const at = (time: unknown) => (typeof time === "string" ? moment(Date.parse(time)) : null);
  const told = facts.filter(({ member, passing }) => !passing || member in state).map(({ label, valueOf }) => [label, valueOf(state)] as const);
  const empty = told.flatMap(([label, value]) => (value === null ? [label] : []));
  const nothing = empty.length > 0 ? <span className={styles.nothing}>{list(empty)}</span> : null;
  const rows = [
    ...told.filter(([, value]) => value !== null),
    ...("createdAt" in state ? [[say.console.record.createdAt(), at(state["createdAt"])] as const] : []),
    ...("createdBy" in state ? [[words.createdBy(), madeBy(state["createdBy"], say)] as const] : []),
    ...("updatedAt" in state ? [[words.updatedAt(), at(state["updatedAt"])] as const] : []),
    ...(nothing ? [[words.empty(), nothing] as const] : []),
  ];
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
