import { useState } from "react";
import { useLocation } from "wouter";
import type { Webhook } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useCreateWish } from "../../resource/use-create-wish.ts";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { ifUnchanged } from "../../resource/removal/if-unchanged.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { EVENTS } from "./event-groups.ts";
import { RemoveWebhook } from "./remove-webhook.tsx";
import { webhooksEditing } from "./webhooks-editing.ts";
import { webhookLines, webhooksColumns } from "./webhooks-columns.tsx";
import { BY_NAME, USUAL_COLUMNS, WEBHOOKS_RULES, webhooksQuery } from "./webhooks-rules.ts";
import { WebhooksTabs } from "./webhooks-tabs.tsx";

const KINDS = ["webhooks", "secrets"];

/** Whom the platform tells what happens. */
export function WebhooksPage() {
  const { say } = useTexts();
  const formats = useFormats();
  const [, navigate] = useLocation();
  const text = say.webhooks.list;
  const { look, list, read, all } = useProgrammedList("/webhooks", {
    rules: WEBHOOKS_RULES,
    ask: webhooksQuery,
  });
  const mayWrite = useAbility("webhooks.write");
  const [doomed, setDoomed] = useState<Webhook | null>(null);
  useCreateWish(mayWrite, text.create(), () => navigate("/webhooks/editor/new"));
  const words = {
    say,
    formats,
    act: mayWrite
      ? { edit: ({ _id }: Webhook) => navigate(`/webhooks/editor/${_id}`), remove: setDoomed }
      : null,
  };
  const columns = webhooksColumns(words);
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => navigate("/webhooks/editor/new")}>
      {text.create()}
    </Button>
  ) : null;
  const bulk: BulkActs<Webhook> = {
    nameOf: ({ name = "" }) => name,
    words: {
      list: say.webhooks.title(),
      removeOne: (name) => text.remove({ name }),
      removeText: text.removeText(),
    },
    path: "/webhooks",
    versionOf: ({ version }) => version,
    edit: webhooksEditing(say),
    remove: (api, id, version) =>
      api.DELETE("/webhooks/{id}", { params: { path: { id }, ...ifUnchanged(version) } }),
  };
  return (
    <>
      <PageHeader
        title={say.webhooks.title()}
        windowTitle={say.windowTitle({ page: say.webhooks.title() })}
        aside={list.data ? formats.number(all) : undefined}
        action={list.data && all === 0 ? undefined : create}
      />
      <WebhooksTabs current="list" />
      <RecordList
        {...look}
        rules={WEBHOOKS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={columns.map(({ id }) => id).filter((id) => USUAL_COLUMNS.includes(id))}
        sort={BY_NAME}
        narrow={webhookLines(words)}
        fields={[
          {
            field: "enabled",
            label: text.enabledFilter(),
            operators: ["is"],
            options: [
              { value: "yes", label: say.lists.kinds.yes() },
              { value: "no", label: say.lists.kinds.no() },
            ],
          },
          {
            field: "events",
            label: text.eventFilter(),
            operators: ["is"],
            options: EVENTS.map((event) => ({ value: event, label: say.webhooks.events.names[event]() })),
          },
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
      {doomed ? <RemoveWebhook webhook={doomed} onClose={() => setDoomed(null)} /> : null}
    </>
  );
}
