import { Fragment, useMemo } from "react";
import { useHolder } from "../../../services/use-session.ts";
import { useServices } from "../../../services/services.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { useWrite } from "../../../services/use-write.ts";
import { faultsWithin } from "../../records/form/field-errors.ts";
import { FormDialog } from "../../records/form/form-dialog.tsx";
import { FormField } from "../../records/form/form-field.tsx";
import { FormHead } from "../../records/form/form-head.tsx";
import { DescribedField } from "./described-field.tsx";
import { formParts } from "./form-parts.ts";
import { describedPresentation } from "./described-presentation.ts";
import styles from "./described-form.module.css";
import { editableSpec, describedRules, keepingSecrets } from "./described-rules.ts";
import { withNeeded } from "./optional-members.ts";
import { typedValues } from "./typed-values.ts";
import { faultWordsOf } from "./fault-words-of.ts";
import { isUnconditional, activeMembers, activeValues, sentValues } from "./active-members.ts";
import { useFollowedDefaults } from "./use-followed-defaults.ts";
import { useToday } from "../../cells/use-day-words.ts";
import { useWayTo } from "../use-way-to.ts";
import { useCarefulForm } from "../../records/form/use-careful-form.ts";
import { proposing, useProposedId } from "../../records/form/use-proposed-id.ts";
import { readsOf } from "../../records/record/record-presentation.ts";
import {
  type DescribedRecord,
  type DescribedResource,
  type DescribedWords,
  textIn,
  wordsIn,
} from "./described-resource.ts";

type Values = Record<string, unknown>;

interface DescribedFormProps {
  readonly resource: DescribedResource;
  readonly text: DescribedWords;
  /** Record to change; undefined for a new one. */
  readonly record?: DescribedRecord;
  readonly onClose: () => void;
}

/** Form for a new or changed record, with a field for each member. */
export function DescribedForm({ resource, text, record, onClose }: DescribedFormProps) {
  const { say } = useTexts();
  const { api, notices } = useServices();
  const formats = useFormats();
  const today = useToday();
  const spec = useMemo(() => editableSpec(resource), [resource]);
  const wayTo = useWayTo(spec.permission);
  const path = spec.path as "/tags"; // the body is checked against the schema of the actual resource
  const typed = spec.members.filter((member) => !spec.readOnly.includes(member));
  const write = useWrite<
    { readonly body: Values; readonly kept: DescribedRecord | undefined },
    DescribedRecord
  >((api_, { body: values_, kept }) => {
    const body = values_ as never; // the body's type depends on the resource
    return (
      kept
        ? api_.PATCH(`${path}/{id}`, {
            params: { path: { id: kept._id }, header: { "If-Match": `"${kept.version}"` } },
            body,
          })
        : api_.POST(path, { body })
    ) as never; // the response has all members
  }, readsOf({ path }));
  const zone = useHolder()?.account.timeZone;
  // In new records, members that are time zones have the account's time zone by default.
  const zones =
    zone === undefined
      ? {}
      : Object.fromEntries(
          typed.flatMap((member) => (spec.kinds[member] === "zone" ? [[member, zone]] : [])),
        );
  const form = useCarefulForm<DescribedRecord, Values, DescribedRecord>({
    place: spec.path,
    record,
    valuesOf: (state: Values = { ...zones, ...spec.defaults }) => typedValues(spec, state),
    read: async (id) => {
      const { data, response } = await api.GET(`${path}/{id}`, { params: { path: { id } } });
      return { response, ...(data && { data: data as DescribedRecord }) }; // the response has all members
    },
    secrets: typed.filter((member) => spec.kinds[member] === "secret"),
    body: (kept) => (kept ? keepingSecrets(resource.body, spec) : resource.body),
    words: faultWordsOf(spec, text, say.lists.week.faults),
    ...describedRules(resource, spec, record, today),
    save: (body, { kept }) => write.run({ body: sentValues(spec, body, record), kept }),
    onSaved: (saved) => {
      notices.say(
        say.console.form.saved({ name: textIn(saved, resource.title) }),
        record ? undefined : wayTo(saved._id),
      );
      onClose();
    },
  });
  useProposedId(
    form,
    record || spec.unique === null || spec.unique === resource.title
      ? null
      : proposing(resource.title, spec.unique, resource.body.schema),
  );
  useFollowedDefaults(spec, form);
  const close = () => {
    form.leave();
    onClose();
  };
  const labels: Readonly<Record<string, string>> = Object.fromEntries(
    typed.map((member) => [member, wordsIn(text.fields[member]) ?? member]),
  );
  const now =
    isUnconditional(spec) && !resource.Under && !resource.fields && !resource.needs
      ? form.values()
      : form.watch();
  const currentSpec = withNeeded(spec, resource, now);
  const title = record ? text.edit({ name: textIn(record, resource.title) }) : text.create();
  return (
    <FormDialog
      form="drawer"
      open
      onClose={close}
      title={title}
      verb={
        form.met?.kind === "gone"
          ? say.lists.conflict.createAgain()
          : record
            ? say.console.form.save()
            : say.console.record.create()
      }
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <FormHead
        form={form}
        labels={labels}
        problems={{ "plan-limit": say.lists.kinds.noRoom() }}
        facts={describedPresentation(resource, { text, say, formats }).facts}
        named={Object.fromEntries(
          Object.entries(spec.references).flatMap(([member, { one }]) =>
            one === null ? [] : [[member, one]],
          ),
        )}
      />
      {formParts(resource, activeMembers(spec, typed, now)).map(([part, members]) => (
        <Fragment key={part}>
          {part === "" ? null : <h3 className={styles.part}>{wordsIn(text.sections?.[part]) ?? part}</h3>}
          {members.map((member) => (
            <FormField key={member} control={form.control} name={member}>
              {({ name, ...field }) => {
                const Own = resource.fields?.[member];
                if (Own)
                  return (
                    <Own
                      {...field}
                      name={name}
                      label={labels[member] ?? member}
                      values={now}
                      record={record}
                    />
                  );
                return (
                  <DescribedField
                    {...field}
                    spec={currentSpec}
                    long={resource.long}
                    rowShows={resource.rowShows}
                    text={text}
                    current={record?.[member]}
                    own={record?._id}
                    member={member}
                    label={labels[member] ?? member}
                    faults={faultsWithin(form.errors[member])}
                  />
                );
              }}
            </FormField>
          ))}
        </Fragment>
      ))}
      {resource.Under ? (
        <resource.Under values={activeValues(spec, now)} record={record} refuse={form.refuse} />
      ) : null}
    </FormDialog>
  );
}
