import type { ReactNode } from "react";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { type Fact, madeBy, type State } from "./record-presentation.ts";
import styles from "./record.module.css";

type Row = readonly [label: string, value: ReactNode];

/** Maximum number of empty members that are named without being expanded. */
const FEW = 3;

/**
 * The members of a record's current or earlier state by section, then its author, its times and its empty
 * members.
 */
export function RecordFacts({ facts, state }: { facts: readonly Fact[]; state: State }) {
  const { say } = useTexts();
  const { moment, list } = useFormats();
  const words = say.lists.record;
  const at = (time: unknown) => (typeof time === "string" ? moment(Date.parse(time)) : null);
  const shown = facts
    .filter(({ member, passing }) => !passing || member in state)
    .map(({ label, part = "", valueOf }) => ({ label, part, value: valueOf(state) }));
  const empty = shown.flatMap(({ label, value }) => (value === null ? [label] : []));
  const names = <span className={styles.nothing}>{list(empty)}</span>;
  const nothing =
    empty.length > FEW ? (
      <details>
        <summary>{words.emptyFields({ count: empty.length })}</summary>
        {names}
      </details>
    ) : empty.length > 0 ? (
      names
    ) : null;
  const parts = [
    ...new Set(shown.flatMap(({ part, value }) => (part === "" || value === null ? [] : [part]))),
  ];
  const rowsOf = (of: string): Row[] =>
    shown.flatMap(({ label, part, value }) =>
      part === of && value !== null ? [[label, value] as const] : [],
    );
  const stamps: Row[] = [
    ...("createdAt" in state ? [[say.console.record.createdAt(), at(state["createdAt"])] as const] : []),
    ...("createdBy" in state ? [[words.createdBy(), madeBy(state["createdBy"], say)] as const] : []),
    ...("updatedAt" in state ? [[words.updatedAt(), at(state["updatedAt"])] as const] : []),
    ...(nothing ? [[words.empty(), nothing] as const] : []),
  ];
  if (parts.length === 0) return <Rows rows={[...rowsOf(""), ...stamps]} />;
  return (
    <div className={styles.parts}>
      <Rows rows={rowsOf("")} />
      {parts.map((part) => (
        <section key={part} className={styles.part}>
          <h2>{part}</h2>
          <Rows rows={rowsOf(part)} />
        </section>
      ))}
      <div className={styles.part}>
        <Rows rows={stamps} />
      </div>
    </div>
  );
}

const Rows = ({ rows }: { rows: readonly Row[] }) =>
  rows.length === 0 ? null : (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
