import { type ReactNode, useId } from "react";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { type DescribedRecord, type DescribedResource, type DescribedWords, wordsIn } from "./described-resource.ts";
import styles from "./described-conflict.module.css";
import { describedValue } from "./described-value.tsx";
import { type Said, saidOf } from "./described-view.ts";
import { choicesIn, idsIn } from "./named-records.ts";
import type { Differing, Side } from "./use-meeting.ts";
import { useNameable } from "./use-nameable.ts";

interface DescribedConflictProps {
  readonly resource: DescribedResource;
  readonly text: DescribedWords;
  readonly theirs: DescribedRecord;
  /** How the record was when it was opened. */
  readonly before: DescribedRecord;
  readonly differing: readonly Differing[];
  /** What they alone changed; it stands in the form already. */
  readonly taken: readonly string[];
  readonly onChoose: (differing: Differing, side: Side) => void;
}

/** What both changed, side by side, and a choice for each; what they alone changed, by name. */
export function DescribedConflict({ resource, text, theirs, before, differing, taken, onChoose }: DescribedConflictProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.lists.conflict;
  const group = useId();
  const said = saidOf(resource);
  const shown = { said, text, say, formats };
  const labelOf = (member: string) => wordsIn(text.fields[member]) ?? member;
  return (
    <section className={styles.conflict} aria-label={words.title()}>
      <p>{differing.length === 0 ? words.apart() : words.choose()}</p>
      {differing.map((one) => (
        <fieldset key={one.member} className={styles.member}>
          <legend>{labelOf(one.member)}</legend>
          <Choice name={`${group}-${one.member}`} word={words.theirs()} checked={one.side === "theirs"} onChoose={() => onChoose(one, "theirs")}>
            {describedValue(theirs, one.member, shown) ?? words.nothing()}
          </Choice>
          <Choice name={`${group}-${one.member}`} word={words.mine()} checked={one.side === "mine"} onChoose={() => onChoose(one, "mine")}>
            {said.references[one.member] ? <Named said={said} member={one.member} ids={idsIn(one.mine)} records={[theirs, before]} /> : (describedValue({ ...theirs, [one.member]: one.mine }, one.member, shown) ?? words.nothing())}
          </Choice>
        </fieldset>
      ))}
      {taken.length === 0 ? null : <p className={styles.taken}>{words.taken({ fields: formats.list(taken.map(labelOf)) })}</p>}
    </section>
  );
}

function Choice({ name, word, checked, onChoose, children }: { name: string; word: string; checked: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <label className={styles.choice} data-checked={checked ? "" : undefined}>
      <span className={styles.word}>
        <input type="radio" name={name} checked={checked} onChange={onChoose} /> {word}
      </span>
      <span className={styles.value}>{children}</span>
    </label>
  );
}

/** Whom a form names, by their names: of some it has the ids alone. */
function Named({ said, member, ids, records }: { said: Said; member: string; ids: readonly string[]; records: readonly DescribedRecord[] }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { choices } = useNameable(said.references[member]?.one ?? null, { ids, known: records.flatMap((record) => choicesIn(record[member])) });
  const names = ids.map((id) => choices.find(({ value }) => value === id)?.label ?? say.console.kinds.gone());
  return names.length === 0 ? say.lists.conflict.nothing() : formats.list(names);
}
