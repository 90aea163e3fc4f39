import { Fragment, useState } from "react";
import type { Problem } from "../../../../openapi/generated/console.ts";
import { type BulkResult, useBulkRun } from "../../../services/bulk-run.ts";
import type { ActOne } from "../../../services/bulk-run-host.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { BulkProgress } from "../bulk-progress.tsx";
import { wordsIn } from "../described/described-resource.ts";
import { faultWordsOf } from "../described/fault-words-of.ts";
import { faultAt, fieldErrors } from "../../records/form/field-errors.ts";
import { FormSummary } from "../../records/form/form-summary.tsx";
import { useFaultWords } from "../../records/form/use-fault-words.ts";
import styles from "./bulk-edit.module.css";
import { ManyDialog } from "./many-dialog.tsx";
import { ManyField } from "./many-field.tsx";
import { type ManyEditing, membersIn, type PickedRow } from "./many-editing.ts";
import type { Way } from "../../cells/named-after.ts";
import {
  initialMembers,
  changeBody,
  type Changes,
  isSet,
  manyFaults,
  neededMembers,
  newValue,
  offeredMembers,
  effectiveChanges,
  sharedValue,
} from "./many-changes.ts";

export interface BulkEditProps {
  readonly records: readonly PickedRow[];
  readonly editing: ManyEditing;
  readonly title: string;
  /** Receives the results, and the current records by id, as far as the platform returned them. */
  readonly onClose: (results: readonly BulkResult[], now: ReadonlyMap<string, object>) => void;
}

const NO_RECORDS: ReadonlyMap<string, object> = new Map();

/** Maximum number of record names in an error. */
const NAMED = 5;

/** Sets the selected fields of many records, then shows progress and results. */
export function BulkEdit({ records, editing, title, onClose }: BulkEditProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const { bulk } = say.lists;
  const text = bulk.edit;
  const members = membersIn(editing);
  const form = useManyForm(editing, records);
  const wordsOf = useFaultWords<Record<string, unknown>>(
    faultWordsOf(editing.spec, editing.text, say.lists.week.faults),
  );
  const { running, start } = useBulkRun(...editing.reads);
  const [answers] = useState(() => new AnswersOfMany());
  const labelOf = (member: string) => wordsIn(editing.text.fields[member]) ?? member;
  if (running) {
    const summaryOf = (id: string) =>
      answers
        .faultsOf(id)
        .map(({ pointer, code, message }) => faultAt(pointer, code, message))
        .map((fault) => say.console.form.fault({ field: labelOf(fault.field), message: wordsOf(fault) }))
        .join(" · ") || undefined;
    return (
      <BulkProgress
        run={running}
        words={{
          title,
          done: bulk.changed,
          isDone: bulk.isChanged,
          isUnanswered: bulk.mayBeChanged,
          refused: { "stale-version": text.stale(), unprocessable: text.refused(), ...editing.refused },
          summaryOf,
        }}
        total={records.length}
        onClose={(results) => onClose(results, answers.now)}
      />
    );
  }
  const rows = new Map(records.map((record) => [record.id, record]));
  const change: ActOne = async (api, id, version) => {
    const record = rows.get(id);
    if (!record) throw new Error("Only selected records can be changed.");
    return answers.store(id, await editing.change(api, { id, version, body: form.bodyOf(record) }));
  };
  const errors = fieldErrors(form.faults, ({ names, ...fault }) =>
    names.length === 0
      ? wordsOf(fault)
      : text.inSome({ message: wordsOf(fault), names: formats.list(names.slice(0, NAMED)) }),
  );
  const isIdle = form.tries > 0 && form.count === 0 && form.faults.length === 0;
  const refusal = isIdle ? (form.ticked.length === 0 ? text.nothing() : text.same()) : null;
  return (
    <ManyDialog
      title={title}
      verb={say.console.form.save()}
      refusal={refusal}
      differs={form.count > 0}
      onClose={() => onClose([], NO_RECORDS)}
      onSubmit={() => (form.attempt() ? void start(records, change) : undefined)}
    >
      <FormSummary
        errors={errors}
        failure={null}
        labels={Object.fromEntries(members.map((member) => [member, labelOf(member)]))}
        tries={form.tries}
      />
      {editing.parts.map(([heading, inIt]) => {
        const offered = inIt.filter((member) => form.offered.includes(member));
        return offered.length === 0 ? null : (
          <Fragment key={heading}>
            {heading === "" ? null : <h3 className={styles.part}>{heading}</h3>}
            {offered.map((member) => (
              <ManyField
                key={member}
                editing={editing}
                member={member}
                ticked={form.ticked.includes(member)}
                needed={form.needed.includes(member)}
                current={Object.entries(records[0]?.row ?? {}).find(([name]) => name === member)?.[1]}
                value={form.valueOf(member)}
                way={form.wayOf(member)}
                error={errors[member]}
                onTick={(on) => form.tick(member, on)}
                onChange={(value) => form.put(member, value)}
                onWay={(way) => form.become(member, way)}
              />
            ))}
          </Fragment>
        );
      })}
      <p role="status" className={styles.summary}>
        {text.summary({ fields: form.count, records: records.length })}
      </p>
    </ManyDialog>
  );
}

type Answer = { data?: unknown; error?: unknown; response: Response };
type Fault = NonNullable<Problem["errors"]>[number];

/** Collects the platform's responses to a bulk edit. */
class AnswersOfMany {
  private readonly faults = new Map<string, readonly Fault[]>();
  private readonly known = new Map<string, object>();

  /** Current records by id, from the responses: changed by this edit or by another user. */
  get now(): ReadonlyMap<string, object> {
    return this.known;
  }

  /** Returns the faults of a record whose change was refused; empty if the response has none. */
  faultsOf(id: string): readonly Fault[] {
    return this.faults.get(id) ?? [];
  }

  store(id: string, answer: Answer): Answer {
    // The platform's errors are problems. Errors of other servers are text, without `errors` and `current`.
    const { errors = [], current } = (answer.error ?? {}) as Partial<Problem>;
    this.faults.set(id, errors);
    const latest = answer.data ?? current;
    if (typeof latest === "object" && latest !== null) this.known.set(id, latest);
    return answer;
  }
}

/** State of a bulk edit: selected fields, their modes and values, and faults. */
function useManyForm(editing: ManyEditing, records: readonly PickedRow[]) {
  const [wanted, setWanted] = useState(() => initialMembers(editing, records));
  const [typed, setTyped] = useState<Readonly<Record<string, unknown>>>({});
  const [ways, setWays] = useState<Readonly<Record<string, Way>>>({});
  const [tries, setTries] = useState(0);

  const wayOf = (member: string): Way => ways[member] ?? (isSet(editing.spec, member) ? "add" : "replace");
  const valueOf = (member: string): unknown => {
    if (member in typed) return typed[member];
    return wayOf(member) === "replace" ? sharedValue(editing, records, member) : newValue(editing, member);
  };
  const changesOf = (members: readonly string[]): Changes =>
    Object.fromEntries(members.map((member) => [member, { way: wayOf(member), value: valueOf(member) }]));

  const offered = offeredMembers(editing, records, changesOf(wanted));
  const ticked = wanted.filter((member) => offered.includes(member));
  const needed = neededMembers(editing, records, changesOf(ticked));
  const asked = changesOf([...ticked, ...needed]);
  const changes = effectiveChanges(editing, records, asked);
  const faults = tries > 0 ? manyFaults(editing, records, asked) : [];
  return {
    offered,
    ticked: Object.keys(asked),
    needed,
    /** Number of fields that change any record. */
    count: Object.keys(changes).length,
    /** Faults; empty before the first attempt to save. */
    faults,
    tries,
    wayOf,
    valueOf,
    tick: (member: string, on: boolean) =>
      setWanted(on ? [...wanted, member] : wanted.filter((one) => one !== member)),
    put: (member: string, value: unknown) => setTyped({ ...typed, [member]: value }),
    become: (member: string, way: Way) => setWays({ ...ways, [member]: way }),
    /** Counts an attempt to save; returns true if the changes can be sent. */
    attempt: (): boolean => {
      setTries(tries + 1);
      return Object.keys(changes).length > 0 && manyFaults(editing, records, asked).length === 0;
    },
    bodyOf: (record: PickedRow) => changeBody(editing, record, changes),
  };
}
