import { useState } from "react";
import type { Secret } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { RecordView } from "../../resource/record/record-view.tsx";
import { useBeside } from "../../resource/record/use-beside.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useCreateWish } from "../../resource/use-create-wish.ts";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { ifUnchanged } from "../../resource/removal/if-unchanged.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import type { ViewRules } from "../../ui/view-state.ts";
import { RemoveSecret } from "./remove-secret.tsx";
import { RotateSecret } from "./rotate-secret.tsx";
import { SecretForm } from "./secret-form.tsx";
import { secretRecounted } from "./secret-recounted.ts";
import { secretsEditing } from "./secrets-editing.ts";
import { secretLines, secretsColumns } from "./secrets-columns.tsx";
import { useWebhookNames } from "./use-webhook-names.ts";
import styles from "./webhooks.module.css";
import { WebhooksTabs } from "./webhooks-tabs.tsx";

const KINDS = ["secrets", "webhooks"];

const SECRETS_RULES: ViewRules = {
  sortable: ["name", "createdAt"],
  columns: ["name", "traceId", "webhooks", "oldUntil", "createdAt", "actions"],
  filters: { webhooks: { operators: ["is"], values: null } },
  sizes: [10, 25, 50, 100],
  choices: {},
  saved: "webhooks.secrets",
};

/** The default order of the list. */
const BY_NAME = { field: "name", descending: false };

type Doing =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "rotate" | "remove"; readonly secret: Secret };

/** What deliveries are signed with. */
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
  useCreateWish(mayWrite, text.create(), () => setDoing({ kind: "create" }));
  const act = mayWrite
    ? {
        edit: (secret: Secret) => setDoing({ kind: "edit", secret }),
        rotate: (secret: Secret) => setDoing({ kind: "rotate", secret }),
        remove: (secret: Secret) => setDoing({ kind: "remove", secret }),
      }
    : null;
  const beside = useBeside(id, part);
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
          recounted={secretRecounted(say, formats)}
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
