import { useState, useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { type BookEntry, useBook } from "./expectation-book.ts";
import { evidenceWords } from "./evidence-words.ts";
import { type ExpectationSpeech, expectationWords } from "./expectation-words.ts";
import styles from "./expectations.module.css";
import { useTimeWords } from "./use-time-words.ts";

interface ExpectationRowProps {
  readonly entry: BookEntry;
  readonly speech: ExpectationSpeech;
  readonly onEdit: () => void;
}

/**
 * An expectation with its verdict and its evidence. Selecting the evidence moves the replay to the moment of
 * the evidence. The evidence of a met expectation is collapsed.
 */
export function ExpectationRow({
  entry: { id, expectation, outcomes },
  speech,
  onEdit,
}: ExpectationRowProps) {
  const { remove, side } = useBook();
  const text = speech.say.replay.expectations;
  const { operator, condition } = expectationWords(expectation, speech);
  const outcome = outcomes[side];
  const isThere = useDecided(outcome?.decided ?? null);
  // The shown position belongs to the original, so outcomes of the edited replay file always count as
  // decided. So does the outcome for a segment that the replay file does not contain at any position.
  const isDecided = side === "edited" || isThere || outcome?.noSegment !== undefined;
  const state = outcome?.state ?? "open";
  const [isOpen, setOpen] = useState(false);
  const isBrief = state === "met" && !isOpen;
  const words = (
    <>
      <b>{operator}</b> {condition}
    </>
  );
  const label = text.actions({ expectation: `${operator} ${condition}` });
  return (
    <li className={styles.row} data-state={state} data-later={isDecided ? undefined : ""}>
      <span className={styles.mark}>
        {state === "broken" ? (
          <Icon name="x" size={12} />
        ) : (
          <Glyph name={state === "met" ? "done" : "pending"} />
        )}
      </span>
      {state === "met" ? (
        <button
          type="button"
          className={styles.condition}
          title={isBrief ? `${operator} ${condition}` : undefined}
          aria-expanded={isOpen}
          onClick={() => setOpen((before) => !before)}
        >
          {words}
          {isBrief ? <HiddenText>{` ${text.state.met()}`}</HiddenText> : null}
        </button>
      ) : (
        <p className={styles.condition}>{words}</p>
      )}
      {isBrief ? null : (
        <p className={styles.evidence}>
          {outcome ? <span className={styles.state}>{text.state[state]()}</span> : null}{" "}
          {outcome ? (
            <EvidenceLine expectation={expectation} outcome={outcome} speech={speech} isDecided={isDecided} />
          ) : (
            text.notYet()
          )}
        </p>
      )}
      <span className={styles.more}>
        <Menu
          label={label}
          align="end"
          entries={[
            { value: "edit", label: text.edit() },
            { value: "remove", label: text.remove() },
          ]}
          onSelect={(chosen) => (chosen === "edit" ? onEdit() : remove(id))}
        >
          {(trigger) => <IconButton {...trigger} icon="more" label={label} />}
        </Menu>
      </span>
    </li>
  );
}

interface EvidenceLineProps extends Pick<ExpectationRowProps, "speech"> {
  readonly expectation: BookEntry["expectation"];
  readonly outcome: NonNullable<BookEntry["outcomes"]["recorded"]>;
  readonly isDecided: boolean;
}

function EvidenceLine({ expectation, outcome, speech, isDecided }: EvidenceLineProps) {
  const { seek } = useReplay();
  const { side } = useBook();
  const timeOf = useTimeWords();
  const text = speech.say.replay.expectations;
  const evidence = evidenceWords(expectation, outcome, speech, timeOf);
  const words = isDecided ? evidence : text.undecided({ evidence });
  if (!outcome.evidence) return words;
  const { position, now } = outcome.evidence;
  // Positions differ between the original and the edited replay file, so evidence of the edited one is found
  // by its time.
  const place = side === "edited" ? { time: now } : { position };
  return (
    <button
      type="button"
      className={styles.way}
      title={text.seek({ time: timeOf(now) })}
      onClick={() => seek(place)}
    >
      {words}
    </button>
  );
}

/**
 * Returns true if the shown position has reached `decided`, the position from which later events cannot
 * change the verdict.
 */
function useDecided(decided: number | null): boolean {
  const { shown } = useReplay();
  return useSyncExternalStore(shown.subscribe, () => decided !== null && shown.get().position >= decided);
}
