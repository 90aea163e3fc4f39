import { useState } from "react";
import type { ApiKey } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { RecordView } from "../../resource/records/record/record-view.tsx";
import { useDetailPanel } from "../../resource/records/record/use-detail-panel.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { ifUnchanged } from "../../services/use-write.ts";
import { useCreateShortcut } from "../../resource/kit/use-create-shortcut.ts";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { PAGE_SIZES, type Sort, type ViewRules } from "../../ui/view-state.ts";
import { apiKeyLines, apiKeysColumns } from "./api-keys-columns.tsx";
import { CreateApiKey } from "./create-api-key.tsx";
import { RenameApiKey } from "./rename-api-key.tsx";
import type { Formats } from "../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { textIn } from "../../resource/kit/described/described-resource.ts";
import type { RecordPresentation } from "../../resource/records/record/record-presentation.ts";
import { RemovalDialog } from "../../resource/kit/removal/removal-dialog.tsx";

const KINDS = ["api-keys", "privileges"];

const API_KEYS_RULES: ViewRules = {
  sortable: ["name", "privilege", "createdAt", "usedAt"],
  columns: ["name", "prefix", "privilege", "usedAt", "createdAt", "actions"],
  filters: { privilege: { operators: ["is"], values: null } },
  sizes: PAGE_SIZES,
  choices: {},
  saved: "api-keys",
};

const LATEST: Sort = { field: "createdAt", descending: true };

type Doing = { readonly kind: "create" } | { readonly kind: "rename" | "revoke"; readonly apiKey: ApiKey };

/** Page with the API keys of the account. */
export function ApiKeysPage({ id, part }: { readonly id?: string; readonly part?: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const nameOf = usePrivilegeName();
  const text = say.apiKeys;
  const { look, list, read, all } = useProgrammedList("/api-keys", {
    rules: API_KEYS_RULES,
    usual: LATEST,
    populate: ["createdBy"],
  });
  const mayWrite = useAbility("api-keys.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  const privileges = useApiQuery(
    "/privileges",
    { query: { $limit: 200 } },
    { enabled: useAbility("privileges.read"), keep: true },
  );
  const privilegeName = (privilege: string) =>
    privileges.data?.data.find(({ name }) => name === privilege)?.label ?? nameOf(privilege);
  const act = mayWrite
    ? {
        rename: (apiKey: ApiKey) => setDoing({ kind: "rename", apiKey }),
        revoke: (apiKey: ApiKey) => setDoing({ kind: "revoke", apiKey }),
      }
    : null;
  const beside = useDetailPanel(id, part);
  const words = { say, formats, privilegeName, act, hrefOf: beside.hrefOf };
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const columns = apiKeysColumns(words);
  const close = () => setDoing(null);
  useCreateShortcut(mayWrite, text.create(), () => setDoing({ kind: "create" }));
  const bulk: BulkActs<ApiKey> = {
    nameOf: ({ name = "" }) => name,
    words: { list: text.title(), removeOne: (name) => text.revoke({ name }), removeText: text.revokeText() },
    path: "/api-keys",
    versionOf: ({ version }) => version,
    remove: (api, id, version) =>
      api.DELETE("/api-keys/{id}", { params: { path: { id }, ...ifUnchanged(version) } }),
  };
  const keys = (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({
          page: list.data?.data.find(({ _id }) => _id === id)?.name ?? text.title(),
        })}
        aside={list.data ? formats.number(all) : undefined}
        action={list.data && all === 0 ? undefined : create}
      />
      <RecordList
        {...look}
        rules={API_KEYS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={columns.map(({ id }) => id)}
        sort={LATEST}
        narrow={apiKeyLines(words)}
        fields={[
          {
            field: "privilege",
            label: text.columns.privilege(),
            operators: ["is"],
            options: (privileges.data?.data ?? []).map(({ name, label }) => ({
              value: name,
              label: label ?? nameOf(name),
            })),
          },
        ]}
        words={{
          table: text.title(),
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
      {beside.alone ? null : keys}
      {id === undefined ? null : (
        <RecordView
          presentation={apiKeyPresentation({ say, formats, privilegeName })}
          kinds={KINDS}
          listTitle={text.title()}
          id={id}
          part={part}
          beside={beside}
          list={list.data}
          view={look.view}
          act={act ? { edit: act.rename, remove: act.revoke } : null}
        />
      )}
      {doing?.kind === "create" ? <CreateApiKey onClose={close} /> : null}
      {doing?.kind === "rename" ? <RenameApiKey apiKey={doing.apiKey} onClose={close} /> : null}
      {doing?.kind === "revoke" ? (
        <RevokeApiKey
          apiKey={doing.apiKey}
          onClose={close}
          onRevoked={id === undefined ? undefined : beside.close}
        />
      ) : null}
    </>
  );
}

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
  readonly privilegeName: (privilege: string) => string;
}

/** Describes how an API key and its history are shown. Excludes the secret key; only the name is editable. */
function apiKeyPresentation({ say, formats, privilegeName }: Words): RecordPresentation {
  const { columns, never } = say.apiKeys;
  return {
    path: "/api-keys",
    final: true,
    changes: { removed: say.apiKeys.changes.removed },
    nameOf: (state) => textIn(state, "name"),
    facts: [
      { member: "name", label: columns.name(), valueOf: (state) => textIn(state, "name") || null },
      {
        member: "prefix",
        label: columns.prefix(),
        valueOf: ({ prefix }) => (typeof prefix === "string" ? `${prefix}…` : null),
      },
      {
        member: "privilege",
        label: columns.privilege(),
        valueOf: ({ privilege }) => (typeof privilege === "string" ? privilegeName(privilege) : null),
      },
      {
        member: "usedAt",
        passing: true,
        label: columns.usedAt(),
        valueOf: ({ usedAt }) => (typeof usedAt === "string" ? formats.moment(Date.parse(usedAt)) : never()),
      },
    ],
    members: ["name"],
    nothing: {},
  };
}

/** Asks the user to type a key's name before revoking the key permanently. */
function RevokeApiKey({
  apiKey: { _id: id, name = "", usedAt, version },
  onClose,
  onRevoked,
}: {
  apiKey: ApiKey;
  onClose: () => void;
  onRevoked?: (() => void) | undefined;
}) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.apiKeys;
  return (
    <RemovalDialog
      title={text.revoke({ name })}
      word={name}
      version={version}
      call={(api, unchanged) => api.DELETE("/api-keys/{id}", { params: { path: { id }, ...unchanged } })}
      reads={["/api-keys", "/api-keys/{id}", "/api-keys/{id}/history"]}
      removed={text.revoked({ name })}
      verb={text.revokeVerb()}
      keep={text.keep()}
      onClose={onClose}
      onRemoved={onRevoked}
    >
      <p>{text.revokeText()}</p>
      <p>{usedAt ? text.lastUsed({ moment: formats.moment(Date.parse(usedAt)) }) : text.neverUsed()}</p>
    </RemovalDialog>
  );
}
