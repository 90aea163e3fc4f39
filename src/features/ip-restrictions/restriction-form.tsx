import { useState } from "react";
import type { IpRestriction, NewIpRestriction } from "../../../openapi/generated/console.ts";
import { ipRange } from "../../../openapi/formats/ip-range.ts";
import { NewIpRestrictionCheck } from "../../../openapi/generated/checks/new-ip-restriction.ts";
import { idsIn } from "../../resource/records/record/named-records.ts";
import { ReferenceField } from "../../resource/kit/described/reference-field.tsx";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormHead } from "../../resource/records/form/form-head.tsx";
import { useCarefulForm } from "../../resource/records/form/use-careful-form.ts";
import { useWayTo } from "../../resource/kit/use-way-to.ts";
import { useServices } from "../../services/services.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useWrite, type WriteOutcome } from "../../services/use-write.ts";
import { TextField } from "../../ui/text-field.tsx";
import { LockOutDialog } from "./lock-out-dialog.tsx";
import { restrictionPresentation } from "./restriction-presentation.ts";

interface Values {
  readonly range: string;
  readonly users: string[];
  readonly description: string;
}

interface Sent {
  readonly body: NewIpRestriction;
  /** The restriction to change; undefined for a new one. */
  readonly kept: IpRestriction | undefined;
}

interface RestrictionFormProps {
  /** The restriction to edit; undefined to create one. */
  readonly restriction?: IpRestriction;
  readonly onClose: () => void;
}

/**
 * Form that creates or edits a restriction. A change that would lock the user out must be confirmed first.
 */
export function RestrictionForm({ restriction, onClose }: RestrictionFormProps) {
  const { say } = useTexts();
  const { api, notices } = useServices();
  const formats = useFormats();
  const text = say.ipRestrictions;
  const [locking, setLocking] = useState<Sent | null>(null);
  const address = useApiQuery("/status", {}).data?.address;
  const wayTo = useWayTo("ip-restrictions");
  const write = useWrite<Sent, IpRestriction>(
    (client, { body, kept }) =>
      kept
        ? client.PATCH("/security/ip-restrictions/{id}", {
            params: { path: { id: kept._id }, header: { "If-Match": `"${kept.version ?? 0}"` } },
            body,
          })
        : client.POST("/security/ip-restrictions", { body }),
    ["/security/ip-restrictions", "/security/ip-restrictions/{id}", "/security/ip-restrictions/{id}/history"],
  );
  const send = async (sent: Sent): Promise<WriteOutcome<IpRestriction>> => {
    const outcome = await write.run(sent);
    if (outcome.kind !== "refused" || outcome.code !== "would-lock-out") return outcome;
    setLocking(sent);
    return { kind: "abandoned" };
  };
  const saved = ({ _id, range = "" }: IpRestriction) => {
    notices.say(say.console.form.saved({ name: range }), restriction ? undefined : wayTo(_id));
    onClose();
  };
  const form = useCarefulForm<IpRestriction, Values, IpRestriction>({
    place: "/security/ip-restrictions",
    record: restriction,
    valuesOf: (of) => ({
      range: of?.range ?? "",
      users: idsIn(of?.users),
      description: of?.description ?? "",
    }),
    read: (id) => api.GET("/security/ip-restrictions/{id}", { params: { path: { id } } }),
    body: NewIpRestrictionCheck,
    rules: ({ range }) => (range.trim() !== "" && ipRange(range) === null ? { range: "no-range" } : {}),
    words: {
      range: {
        missing: text.faults.missing(),
        "no-range": text.faults.noRange(),
        taken: text.faults.taken(),
      },
      users: {
        missing: text.faults.users(),
        "too-few": text.faults.users(),
        "not-one-of": text.faults.gone(),
      },
    },
    // Always sends the description, so that an empty one replaces the previous text.
    save: ({ range = "", users = [], description = "" }, { kept }) =>
      send({ body: { range, users: [...users], description }, kept }),
    onSaved: saved,
  });
  const close = () => {
    form.leave();
    onClose();
  };
  const labels = {
    range: text.columns.range(),
    users: text.columns.users(),
    description: text.columns.description(),
  };
  return (
    <>
      <FormDialog
        form="drawer"
        open
        onClose={close}
        title={restriction ? text.edit({ range: restriction.range ?? "" }) : text.create()}
        verb={
          form.met?.kind === "gone"
            ? say.lists.conflict.createAgain()
            : restriction
              ? say.console.form.save()
              : say.console.record.create()
        }
        busy={form.busy}
        differs={form.changed.length > 0}
        onSubmit={() => void form.submit()}
      >
        <p>{text.meaning()}</p>
        <FormHead
          form={form}
          labels={labels}
          facts={restrictionPresentation(say, formats).facts}
          named={{ users: "User" }}
        />
        <FormField control={form.control} name="range">
          {(field) => (
            <TextField
              {...field}
              label={labels.range}
              hint={address === undefined ? text.rangeHint() : text.rangeHintHere({ address })}
              autoComplete="off"
              spellCheck={false}
              inputMode="text"
            />
          )}
        </FormField>
        <FormField control={form.control} name="users">
          {({ name: _, ...field }) => (
            <ReferenceField
              {...field}
              one="User"
              named={restriction?.users}
              single={false}
              label={labels.users}
              hint={text.usersHint()}
            />
          )}
        </FormField>
        <FormField control={form.control} name="description">
          {(field) => (
            <TextField
              {...field}
              label={labels.description}
              optional={say.console.form.optional()}
              hint={text.descriptionHint()}
              autoComplete="off"
            />
          )}
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
          const outcome = await write.run({ ...locking, body: { ...locking.body, confirm: true } });
          if (outcome.kind !== "done") return;
          form.leave();
          saved(outcome.answer);
        }}
      />
    </>
  );
}
