import type { ReactNode } from "react";
import { isolated } from "../../../../i18n/isolated.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { Moment, RecordPresentation } from "./record-presentation.ts";
import styles from "./record.module.css";
import { isSame } from "./restored-by.ts";
import { WholeState } from "./whole-state.tsx";

interface RecordMomentProps {
  readonly presentation: RecordPresentation;
  readonly moment: Moment;
  readonly busy: boolean;
  /** Reason why restoring is temporarily unavailable. */
  readonly unavailable?: string | undefined;
  /** Null if the current state is the same, the record was removed, or the user cannot change it. */
  readonly onRestore: (() => void) | null;
  /** Error of a failed restore. */
  readonly problem: ReactNode;
}

/** A revision of a record: author, time, changed values before and after, and the complete state. */
export function RecordMoment({
  presentation: { facts, changes },
  moment: happened,
  busy,
  unavailable,
  onRestore,
  problem,
}: RecordMomentProps) {
  const { say } = useTexts();
  const { moment } = useFormats();
  const words = say.lists.record;
  const { time, what, by, before, after, replaced } = happened;
  const name = by ? isolated(by.name ?? words.deletedUser()) : words.platform();
  const usual = what === "created" ? words.created : what === "removed" ? words.removed : words.edited;
  const state = after ?? before;
  const changed =
    before && after
      ? facts.filter(({ member }) => !replaced.includes(member) && !isSame(before[member], after[member]))
      : [];
  const labelOf = (secret: string) =>
    facts.find(({ member }) => member === secret)?.label ?? words.password();
  return (
    <li className={styles.moment}>
      <div className={styles.made}>
        <p className={styles.who}>{changes?.[what]?.({ name, moment: happened }) || usual({ name })}</p>
        <time className={styles.when} dateTime={time}>
          {moment(Date.parse(time))}
        </time>
      </div>
      {before && after && changed.length + replaced.length > 0 ? (
        <dl className={styles.facts}>
          {changed.map(({ member, label, valueOf }) => (
            <div key={member} className={styles.fact}>
              <dt>{label}</dt>
              <dd>
                <del className={styles.before}>{valueOf(before) ?? words.none()}</del>{" "}
                <span aria-hidden="true">→</span>{" "}
                <ins className={styles.after}>{valueOf(after) ?? words.none()}</ins>
              </dd>
            </div>
          ))}
          {replaced.map((secret) => (
            <div key={secret} className={styles.fact}>
              <dt>{labelOf(secret)}</dt>
              <dd>{words.replaced()}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {!state && replaced.length > 0 ? (
        <p>{replaced.map((secret) => `${labelOf(secret)}: ${words.replaced()}`).join(", ")}</p>
      ) : null}
      {state ? (
        <WholeState
          title={after ? words.viewVersion() : words.viewLast()}
          facts={facts}
          state={state}
          busy={busy}
          unavailable={unavailable}
          onRestore={onRestore}
          problem={problem}
        />
      ) : null}
    </li>
  );
}
