import { useState } from "react";
import { useServices } from "../../../services/services.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { useWrite } from "../../../services/use-write.ts";
import { Button } from "../../../ui/button.tsx";
import { NotRead } from "../../cells/not-read.tsx";
import { RecordSkeleton } from "../../cells/record-skeleton.tsx";
import { NotRestored } from "./not-restored.tsx";
import {
  type Moment,
  placesOf,
  readMoment,
  type RecordPresentation,
  type State,
} from "./record-presentation.ts";
import { RecordMoment } from "./record-moment.tsx";
import styles from "./record.module.css";
import { isSame, restoredBy } from "./restored-by.ts";
import { WholeState, type WholeStateProps } from "./whole-state.tsx";

export interface RecordHistoryProps {
  readonly presentation: RecordPresentation;
  readonly id: string;
  /** Current state; undefined after removal. */
  readonly record: State | undefined;
  readonly mayWrite: boolean;
  /** Reason why restoring is temporarily unavailable. */
  readonly unavailable?: string | undefined;
  /** Asks for confirmation if the change requires it. Resolves to true if the change may be written. */
  readonly agreed?: (change: State, then: State) => Promise<boolean>;
  readonly onRestored?: (restored: State) => void;
}

const PAGE = 20;

/** The history of a record, latest first. A revision is restored by an ordinary change of the record. */
export function RecordHistory({
  presentation,
  id,
  record,
  mayWrite,
  unavailable,
  agreed,
  onRestored,
}: RecordHistoryProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const formats = useFormats();
  const words = say.lists.record;
  const [skip, setSkip] = useState(0);
  const { one, history } = placesOf(presentation, id);
  const [all, at, past] = [
    presentation.path as "/tags",
    one.path as "/tags/{id}",
    history.path as "/tags/{id}/history",
  ]; // every such resource has these three paths
  const read = useApiQuery(
    past,
    { path: history.of as { id: string }, query: { $limit: PAGE, $skip: skip } },
    { keep: true },
  ); // the parameters of the history's path
  const write = useWrite<{ readonly change: State; readonly version: unknown }, State>(
    (api, { change, version }) =>
      api.PATCH(at, {
        params: { path: one.of as { id: string }, header: { "If-Match": `"${Number(version)}"` } },
        body: (presentation.bodyOf?.(change) ?? change) as never,
      }) as never, // values from an earlier state of the same kind of record
    [all, at, past],
  );
  const [tried, setTried] = useState<string | null>(null);
  if (!read.data) {
    if (!read.failure) return <RecordSkeleton />;
    if (read.failure.kind === "refused" && (read.failure.status === 404 || read.failure.status === 400))
      return <p>{words.unknownHistory()}</p>;
    return (
      <NotRead failure={read.failure} onAgain={read.again}>
        {words.historyFailed()}
      </NotRead>
    );
  }
  const { total } = read.data;
  const moments = read.data.data.map((moment) => readMoment(presentation, moment as Moment)); // the members depend on the kind of record
  const restore = async ({ _id, time }: Moment, state: State | null) => {
    if (!state) return;
    const change = restoredBy(presentation, record ?? {}, state);
    if (agreed && !(await agreed(change, state))) return;
    setTried(_id);
    const outcome = await write.run({ change, version: record?.["version"] });
    if (outcome.kind !== "done") return;
    setSkip(0);
    onRestored?.(outcome.answer);
    const is = presentation.stateOf?.(outcome.answer) ?? outcome.answer;
    const kept = presentation.facts
      .filter(({ member }) => presentation.kept?.includes(member) && !isSame(state[member], is[member]))
      .map(({ label }) => label);
    const details = { name: presentation.nameOf(outcome.answer), moment: formats.moment(Date.parse(time)) };
    const undo = {
      label: words.undo(),
      run: () => void undoRestore({ is, version: outcome.answer["version"] }, record ?? {}),
    };
    notices.say(
      kept.length > 0 ? words.restoredBut({ ...details, kept: formats.list(kept) }) : words.restored(details),
      undo,
    );
  };
  /** Undoes a restore, even if the history is no longer shown. Fails if the record was changed since. */
  const undoRestore = async (
    { is, version }: { readonly is: State; readonly version: unknown },
    was: State,
  ) => {
    const change = restoredBy(presentation, is, was);
    if (agreed && !(await agreed(change, was))) return;
    const outcome = await write.run({ change, version });
    if (outcome.kind === "abandoned") return;
    if (outcome.kind !== "done") return notices.sayFailed(words.notUndone({ name: presentation.nameOf(is) }));
    setSkip(0);
    onRestored?.(outcome.answer);
    notices.say(words.undone({ name: presentation.nameOf(outcome.answer) }));
  };
  const isRestorable = (state: State | null) =>
    mayWrite &&
    record !== undefined &&
    state !== null &&
    Object.keys(restoredBy(presentation, record, state)).length > 0;
  // The state before the first recorded change is taken from that change.
  const oldest = skip + moments.length >= total ? moments.at(-1) : undefined;
  const first = oldest?.what === "edited" && oldest.before ? oldest : undefined;
  const firstKey = first ? `before ${first._id}` : "";
  const problemOf = (key: string, state: State | null) =>
    write.failure && tried === key ? (
      <NotRestored failure={write.failure} presentation={presentation} state={state ?? {}} />
    ) : null;
  return (
    <>
      {read.failure ? (
        <NotRead failure={read.failure} onAgain={read.again}>
          {words.historyFailed()}
        </NotRead>
      ) : null}
      {total === 0 ? <p className={styles.nothing}>{words.noHistory()}</p> : null}
      <ol className={styles.moments} aria-busy={read.old}>
        {moments.map((moment) => (
          <RecordMoment
            key={moment._id}
            presentation={presentation}
            moment={moment}
            busy={write.busy}
            unavailable={unavailable}
            onRestore={isRestorable(moment.after) ? () => void restore(moment, moment.after) : null}
            problem={problemOf(moment._id, moment.after)}
          />
        ))}
        {first?.before ? (
          <RecordBeginning
            presentation={presentation}
            state={first.before}
            busy={write.busy}
            unavailable={unavailable}
            onRestore={
              isRestorable(first.before)
                ? () => void restore({ ...first, _id: firstKey }, first.before)
                : null
            }
            problem={problemOf(firstKey, first.before)}
          />
        ) : null}
      </ol>
      {total > PAGE ? (
        <div className={styles.more}>
          {skip > 0 ? (
            <Button onClick={() => setSkip(Math.max(0, skip - PAGE))}>{words.later()}</Button>
          ) : null}
          {skip + PAGE < total ? (
            <Button onClick={() => setSkip(skip + PAGE)}>{words.earlier()}</Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

interface RecordBeginningProps extends Omit<WholeStateProps, "facts"> {
  readonly presentation: RecordPresentation;
}

/** The state of a record before its history began. Its date is unknown, but it can be restored. */
function RecordBeginning({ presentation: { facts }, ...whole }: RecordBeginningProps) {
  const words = useTexts().say.lists.record;
  return (
    <li className={styles.moment}>
      <WholeState title={words.first()} facts={facts} {...whole} />
    </li>
  );
}
