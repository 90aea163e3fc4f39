import { useState } from "react";
import type { IpRestriction, NewIpRestriction } from "../../../openapi/generated/console.ts";
import { ipRange } from "../../../openapi/formats/ip-range.ts";
import { NewIpRestrictionBody } from "../../../openapi/generated/bodies/new-ip-restriction.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { FormField } from "../../resource/form/form-field.tsx";
import { FormSummary } from "../../resource/form/form-summary.tsx";
import { useRecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite, type WriteOutcome } from "../../services/use-write.ts";
import { ChoicesField } from "../../ui/choices-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { LockOutDialog } from "./lock-out-dialog.tsx";
import { usePeople } from "./use-people.ts";
import { namedUsers } from "./user-names.ts";

interface Values {
  readonly range: string;
  readonly users: readonly string[];
  readonly description: string;
}

interface RestrictionFormProps {
  /** The one that is changed; none: a new one. */
  readonly restriction?: IpRestriction;
  readonly onClose: () => void;
}

/** A restriction to be made or changed. What would keep oneself out is asked about again before it is saved. */
export function RestrictionForm({ restriction, onClose }: RestrictionFormProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const text = say.ipRestrictions;
  const named = restriction ? namedUsers(restriction) : [];
  const [values] = useState<Values>({ range: restriction?.range ?? "", users: named.map(({ id }) => id), description: restriction?.description ?? "" });
  const [locking, setLocking] = useState<NewIpRestriction | null>(null);
  const address = useApiQuery("/status", {}).data?.address;
  const { people, onType, remember } = usePeople(named.map(({ id, name }) => ({ value: id, label: name })));
  const write = useWrite<NewIpRestriction, IpRestriction>(
    (api, body) =>
      restriction
        ? api.PATCH("/security/ip-restrictions/{id}", { params: { path: { id: restriction._id }, header: { "If-Match": `"${restriction.version ?? 0}"` } }, body })
        : api.POST("/security/ip-restrictions", { body }),
    ["/security/ip-restrictions", "/security/ip-restrictions/{id}", "/security/ip-restrictions/{id}/history"],
  );
  const send = async (body: NewIpRestriction): Promise<WriteOutcome<IpRestriction>> => {
    const outcome = await write.run(body);
    if (outcome.kind !== "refused" || outcome.code !== "would-lock-out") return outcome;
    setLocking(body);
    return { kind: "abandoned" };
  };
  const saved = ({ range = "" }: IpRestriction) => {
    notices.say(say.console.form.saved({ name: range }));
    onClose();
  };
  const form = useRecordForm<Values, IpRestriction>({
    schema: NewIpRestrictionBody,
    values,
    rules: ({ range }) => (range.trim() !== "" && ipRange(range) === null ? { range: "no-range" } : {}),
    words: { range: { missing: text.faults.missing(), "no-range": text.faults.noRange() }, users: { missing: text.faults.users(), "too-few": text.faults.users(), "not-one-of": text.faults.gone() } },
    // An empty description is one too: it takes the place of what was there.
    save: ({ range = "", users = [], description = "" }) => send({ range, users: [...users], description }),
    onSaved: saved,
  });
  const labels = { range: text.columns.range(), users: text.columns.users(), description: text.columns.description() };
  return (
    <>
      <FormDialog form="drawer" open onClose={onClose} title={restriction ? text.edit({ range: restriction.range ?? "" }) : text.create()} verb={restriction ? say.console.form.save() : text.createVerb()} busy={form.busy} differs={form.changed.length > 0} onSubmit={() => void form.submit()}>
        <p>{text.meaning()}</p>
        <FormSummary errors={form.errors} failure={form.failure} labels={labels} tries={form.tries} />
        <FormField control={form.control} name="range">
          {(field) => <TextField {...field} label={labels.range} hint={address === undefined ? text.rangeHint() : text.rangeHintHere({ address })} autoComplete="off" spellCheck={false} inputMode="text" />}
        </FormField>
        <FormField control={form.control} name="users">
          {({ value, onChange, onBlur, error }) => (
            <ChoicesField
              label={labels.users}
              hint={text.usersHint()}
              error={error}
              choices={people}
              value={value}
              onChange={(next) => {
                remember(next);
                onChange(next);
              }}
              onBlur={onBlur}
              onType={onType}
              placeholder={text.findUsers()}
              nothing={say.console.form.nothingFits()}
              removeLabel={(name) => say.console.form.removeChoice({ name })}
            />
          )}
        </FormField>
        <FormField control={form.control} name="description">
          {(field) => <TextField {...field} label={labels.description} optional={say.console.form.optional()} hint={text.descriptionHint()} autoComplete="off" />}
        </FormField>
      </FormDialog>
      <LockOutDialog
        open={locking !== null}
        address={address}
        busy={write.busy}
        failure={write.failure}
        onClose={() => setLocking(null)}
        onConfirm={async () => {
          if (!locking) return;
          const outcome = await write.run({ ...locking, confirm: true });
          if (outcome.kind === "done") saved(outcome.answer);
        }}
      />
    </>
  );
}
