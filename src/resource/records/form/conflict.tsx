import { type ReactNode, useId } from "react";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { choicesIn, idsIn } from "../record/named-records.ts";
import { useNameable } from "./use-nameable.ts";
import type { Fact, State } from "../record/record-presentation.ts";
import type { Choice } from "../../../ui/choices-field.tsx";
import styles from "./conflict.module.css";
import type { Differing, Side } from "./use-conflict.ts";

export interface ConflictProps {
  /** Labels and formatting of the fields. */
  readonly facts: readonly Fact[];
  /** For each reference field: the kind it references, or all its choices. */
  readonly named?: Readonly<Record<string, string | readonly Choice[]>>;
  /** Current state of the record, saved by the other user. */
  readonly theirs: State;
  /** State of the record when it was opened. */
  readonly before: State;
  readonly differing: readonly Differing[];
  /** Fields changed only by the other user. The form has already adopted these changes. */
  readonly taken: readonly string[];
  readonly onChoose: (field: string, side: Side) => void;
}

/**
 * Shows the fields that both users changed, each with a choice between the two values. Fields that only the
 * other user changed are listed below.
 */
export function Conflict({ facts, named, theirs, before, differing, taken, onChoose }: ConflictProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.lists.conflict;
  const group = useId();
  const factOf = (member: string) => facts.find((fact) => fact.member === member);
  const labelOf = (member: string) => factOf(member)?.label ?? member;
  const shown = (member: string, value: unknown) =>
    named?.[member] === undefined ? (
      (factOf(member)?.valueOf({ ...theirs, [member]: value }) ?? words.nothing())
    ) : (
      <Named among={named[member]} ids={idsIn(value)} known={[theirs[member], before[member]]} />
    );
  return (
    <section className={styles.conflict} aria-label={words.title()}>
      <p>{differing.length === 0 ? words.apart() : words.choose()}</p>
      {differing.map(({ member, mine, side, sealed }) => (
        <fieldset key={member} className={styles.member}>
          <legend>{labelOf(member)}</legend>
          <Option
            name={`${group}-${member}`}
            word={words.theirs()}
            checked={side === "theirs"}
            onChoose={() => onChoose(member, "theirs")}
          >
            {shown(member, theirs[member])}
          </Option>
          <Option
            name={`${group}-${member}`}
            word={words.mine()}
            checked={side === "mine"}
            onChoose={() => onChoose(member, "mine")}
          >
            {sealed ? words.sealed() : shown(member, mine)}
          </Option>
        </fieldset>
      ))}
      {taken.length === 0 ? null : (
        <p className={styles.taken}>{words.taken({ fields: formats.list(taken.map(labelOf)) })}</p>
      )}
    </section>
  );
}

function Option({
  name,
  word,
  checked,
  onChoose,
  children,
}: {
  name: string;
  word: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className={styles.choice} data-checked={checked ? "" : undefined}>
      <span className={styles.word}>
        <input type="radio" name={name} checked={checked} onChange={onChoose} /> {word}
      </span>
      <span className={styles.value}>{children}</span>
    </label>
  );
}

/** Names of referenced records, loaded by id where necessary. */
function Named({
  among,
  ids,
  known,
}: {
  among: string | readonly Choice[];
  ids: readonly string[];
  known: readonly unknown[];
}) {
  const { say } = useTexts();
  const formats = useFormats();
  const { choices } = useNameable(typeof among === "string" ? among : null, {
    ids,
    known: typeof among === "string" ? known.flatMap(choicesIn) : among,
  });
  const names = ids.map((id) => choices.find(({ value }) => value === id)?.label ?? say.lists.kinds.gone());
  return names.length === 0 ? say.lists.conflict.nothing() : formats.list(names);
}
