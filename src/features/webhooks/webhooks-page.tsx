import { useState } from "react";
import { useLocation } from "wouter";
import type { paths, Webhook } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { useCreateShortcut } from "../../resource/kit/use-create-shortcut.ts";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { ifUnchanged } from "../../services/use-write.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { EVENTS } from "./event-groups.ts";
import { RemoveWebhook } from "./remove-webhook.tsx";
import { webhooksEditing } from "./webhooks-editing.ts";
import { webhookLines, webhooksColumns } from "./webhooks-columns.tsx";
import { WebhooksTabs } from "./webhooks-tabs.tsx";
import { PAGE_SIZES, type View, type ViewRules } from "../../ui/view-state.ts";

const KINDS = ["webhooks", "secrets"];

/** Page with the webhooks of the account. */
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
  useCreateShortcut(mayWrite, text.create(), () => navigate("/webhooks/editor/new"));
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

const BY_NAME = { field: "name", descending: false };

const USUAL_COLUMNS = ["name", "enabled", "url", "events", "lastDelivery", "actions"];

/** Rules for the list's URL. */
const WEBHOOKS_RULES: ViewRules = {
  sortable: ["name", "url", "createdAt"],
  columns: [...USUAL_COLUMNS, "waiting", "createdAt"],
  filters: {
    enabled: { operators: ["is"], values: ["yes", "no"] },
    events: { operators: ["is"], values: EVENTS },
  },
  sizes: PAGE_SIZES,
  choices: {},
  saved: "webhooks",
};

type Query = NonNullable<paths["/webhooks"]["get"]["parameters"]["query"]>;

/** Returns the query parameters for a view of the list. */
function webhooksQuery(view: View): Query {
  const { field, descending } = view.sort ?? BY_NAME;
  const among = (name: string) => view.filters.find((filter) => filter.field === name)?.values ?? [];
  const [enabled, events] = [among("enabled"), among("events")];
  return {
    $limit: view.size,
    $skip: (view.page - 1) * view.size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(view.search === "" ? {} : { $search: view.search }),
    ...(enabled.length === 1 ? { enabled: enabled[0] === "yes" } : {}),
    ...(events.length === 0 ? {} : { events: { $in: [...events] } }),
  };
}
