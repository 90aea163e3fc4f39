import { useState } from "react";
import type { MadeSecret as Made, Secret } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { RecordView } from "../../resource/records/record/record-view.tsx";
import { useDetailPanel } from "../../resource/records/record/use-detail-panel.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { useCreateShortcut } from "../../resource/kit/use-create-shortcut.ts";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { ifUnchanged, useWrite } from "../../services/use-write.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PAGE_SIZES, type ViewRules } from "../../ui/view-state.ts";
import { SecretForm } from "./secret-form.tsx";
import { secretPresentation } from "./secret-presentation.ts";
import { secretsEditing } from "./secrets-editing.ts";
import { secretLines, secretsColumns } from "./secrets-columns.tsx";
import { useWebhookNames } from "./use-secret-names.ts";
import styles from "./webhooks.module.css";
import { WebhooksTabs } from "./webhooks-tabs.tsx";
import { choicesIn } from "../../resource/records/record/named-records.ts";
import { RemovalDialog } from "../../resource/kit/removal/removal-dialog.tsx";
import { useServices } from "../../services/services.ts";
import { SecretRotationCheck } from "../../../openapi/generated/checks/secret-rotation.ts";
import { FormDialog } from "../../resource/records/form/form-dialog.tsx";
import { FormField } from "../../resource/records/form/form-field.tsx";
import { FormSummary } from "../../resource/records/form/form-summary.tsx";
import { useRecordForm } from "../../resource/records/form/use-record-form.ts";
import { Banner } from "../../ui/banner.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { MadeSecret } from "./made-secret.tsx";
import { useSecretWords } from "./use-secret-words.ts";

const KINDS = ["secrets", "webhooks"];

const SECRETS_RULES: ViewRules = {
  sortable: ["name", "createdAt"],
  columns: ["name", "traceId", "webhooks", "oldUntil", "createdAt", "actions"],
  filters: { webhooks: { operators: ["is"], values: null } },
  sizes: PAGE_SIZES,
  choices: {},
  saved: "webhooks.secrets",
};

const BY_NAME = { field: "name", descending: false };

type Doing =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "rotate" | "remove"; readonly secret: Secret };

/** Page with the secrets that sign webhook deliveries. */
export function SecretsPage({ id, part }: { readonly id?: string; readonly part?: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.webhooks.secrets;
  const { look, list, read, all } = useProgrammedList("/secrets", {
    rules: SECRETS_RULES,
    usual: BY_NAME,
    populate: ["webhooks"],
  });
  const { view } = look;
  const mayWrite = useAbility("webhooks.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  useCreateShortcut(mayWrite, text.create(), () => setDoing({ kind: "create" }));
  const act = mayWrite
    ? {
        edit: (secret: Secret) => setDoing({ kind: "edit", secret }),
        rotate: (secret: Secret) => setDoing({ kind: "rotate", secret }),
        remove: (secret: Secret) => setDoing({ kind: "remove", secret }),
      }
    : null;
  const beside = useDetailPanel(id, part);
  const words = { say, formats, act, hrefOf: beside.hrefOf };
  const columns = secretsColumns(words);
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const close = () => setDoing(null);
  const bulk: BulkActs<Secret> = {
    nameOf: ({ name = "" }) => name,
    words: { list: text.table(), removeOne: (name) => text.remove({ name }), removeText: text.removeText() },
    path: "/secrets",
    versionOf: ({ version }) => version,
    edit: secretsEditing(say),
    remove: (api, id, version) =>
      api.DELETE("/secrets/{id}", { params: { path: { id }, ...ifUnchanged(version) } }),
  };
  const secrets = (
    <>
      <PageHeader
        title={say.webhooks.title()}
        windowTitle={say.windowTitle({
          page: list.data?.data.find(({ _id }) => _id === id)?.name ?? text.table(),
        })}
        aside={list.data ? formats.number(all) : undefined}
        action={list.data && all === 0 ? undefined : create}
      />
      <WebhooksTabs current="secrets" />
      <p className={styles.lead}>{text.lead()}</p>
      <RecordList
        {...look}
        rules={SECRETS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={columns.map(({ id }) => id).filter((id) => id !== "createdAt")}
        sort={BY_NAME}
        narrow={secretLines(words)}
        fields={[
          { field: "webhooks", label: text.webhookFilter(), operators: ["is"], options: useWebhookNames() },
        ]}
        words={{
          table: text.table(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
        first={create}
        bulk={mayWrite ? bulk : undefined}
      />
    </>
  );
  return (
    <>
      {beside.alone ? null : secrets}
      {id === undefined ? null : (
        <RecordView
          presentation={secretPresentation(say, formats)}
          kinds={KINDS}
          listTitle={text.table()}
          id={id}
          part={part}
          beside={beside}
          list={list.data}
          view={view}
          act={act}
        />
      )}
      {doing?.kind === "create" ? <SecretForm onClose={close} /> : null}
      {doing?.kind === "edit" ? <SecretForm secret={doing.secret} onClose={close} /> : null}
      {doing?.kind === "rotate" ? <RotateSecret secret={doing.secret} onClose={close} /> : null}
      {doing?.kind === "remove" ? (
        <RemoveSecret
          secret={doing.secret}
          onClose={close}
          onRemoved={id === undefined ? undefined : beside.close}
        />
      ) : null}
    </>
  );
}

/** Asks the user to type a secret's name before removing it, and lists the affected webhooks. */
function RemoveSecret({
  secret: { _id: id, name = "", webhooks, version },
  onClose,
  onRemoved,
}: {
  secret: Secret;
  onClose: () => void;
  onRemoved: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.webhooks.secrets;
  const names = choicesIn(webhooks).map(({ label }) => label);
  return (
    <RemovalDialog
      title={text.remove({ name })}
      word={name}
      version={version}
      call={(api, unchanged) => api.DELETE("/secrets/{id}", { params: { path: { id }, ...unchanged } })}
      reads={["/secrets", "/secrets/{id}", "/secrets/{id}/history", "/webhooks", "/webhooks/{id}"]}
      removed={text.removed({ name })}
      onClose={onClose}
      onRemoved={onRemoved}
    >
      <p>{names.length === 0 ? text.removeUnused() : text.removeUsed({ names: formats.list(names) })}</p>
      <p>{text.removeText()}</p>
    </RemovalDialog>
  );
}

const NOTHING = { value: "" };

/** Dialog that replaces a secret's value by a typed one, or by a generated one that is shown once. */
function RotateSecret({
  secret: { _id: id, name = "", oldUntil },
  onClose,
}: {
  secret: Secret;
  onClose: () => void;
}) {
  const { say } = useTexts();
  const { notices, now } = useServices();
  const formats = useFormats();
  const text = say.webhooks.secrets;
  const [made, setMade] = useState<string | null>(null);
  const write = useWrite<{ value?: string }, Made>(
    (api, body) => api.POST("/secrets/{id}/rotations", { params: { path: { id } }, body }),
    ["/secrets", "/secrets/{id}", "/secrets/{id}/history"],
  );
  const form = useRecordForm<{ readonly value: string }, Made>({
    body: SecretRotationCheck,
    values: NOTHING,
    words: { value: useSecretWords().value },
    save: (body) => write.run(body),
    onSaved: ({ value }) => {
      if (value !== null) return setMade(value);
      notices.say(say.console.form.saved({ name }));
      onClose();
    },
  });
  if (made !== null) return <MadeSecret name={name} value={made} onClose={onClose} />;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={text.rotate({ name })}
      verb={text.rotateVerb()}
      busy={form.busy}
      differs={form.changed.length > 0}
      onSubmit={() => void form.submit()}
    >
      <p>{text.rotateText()}</p>
      {oldUntil && Date.parse(oldUntil) > now() ? (
        <Banner family="away" glyph="warning">
          {text.rotateAgain({ moment: formats.moment(Date.parse(oldUntil)) })}
        </Banner>
      ) : null}
      <FormSummary
        errors={form.errors}
        failure={form.failure}
        labels={{ value: text.fields.value() }}
        tries={form.tries}
      />
      <FormField control={form.control} name="value">
        {(field) => (
          <PasswordField
            {...field}
            label={text.customValue()}
            optional={say.console.form.optional()}
            hint={field.value === "" ? text.valueHint() : text.customHint()}
            autoComplete="new-password"
            showLabel={say.console.form.showPassword()}
            hideLabel={say.console.form.hidePassword()}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
