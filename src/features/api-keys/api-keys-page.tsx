import { useState } from "react";
import type { ApiKey } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useCreateWish } from "../../resource/use-create-wish.ts";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { apiKeyLines, apiKeysColumns } from "./api-keys-columns.tsx";
import { API_KEYS_RULES, LATEST } from "./api-keys-rules.ts";
import { CreateApiKey } from "./create-api-key.tsx";
import { RenameApiKey } from "./rename-api-key.tsx";
import { RevokeApiKey } from "./revoke-api-key.tsx";

const KINDS = ["api-keys", "privileges"];

type Doing = { readonly kind: "create" } | { readonly kind: "rename" | "revoke"; readonly apiKey: ApiKey };

/** The keys that systems speak with. */
export function ApiKeysPage() {
  const { say } = useTexts();
  const formats = useFormats();
  const privilegeName = usePrivilegeName();
  const text = say.apiKeys;
  const { look, list, read, all } = useProgrammedList("/api-keys", { rules: API_KEYS_RULES, usual: LATEST, populate: ["createdBy"] });
  const mayWrite = useAbility("api-keys.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  const privileges = useApiQuery("/privileges", { query: { $limit: 200 } }, { enabled: useAbility("privileges.read"), keep: true });
  const act = mayWrite ? { rename: (apiKey: ApiKey) => setDoing({ kind: "rename", apiKey }), revoke: (apiKey: ApiKey) => setDoing({ kind: "revoke", apiKey }) } : null;
  const words = { say, formats, privilegeName, act };
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const columns = apiKeysColumns(words);
  const close = () => setDoing(null);
  useCreateWish(mayWrite, () => setDoing({ kind: "create" }));
  const bulk: BulkActs<ApiKey> = {
    nameOf: ({ name = "" }) => name,
    words: { list: text.title(), removeOne: (name) => text.revoke({ name }), removeText: text.revokeText() },
    path: "/api-keys",
    remove: (api, id) => api.DELETE("/api-keys/{id}", { params: { path: { id } } }),
  };
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(all) : undefined} action={list.data && all === 0 ? undefined : create} />
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
        fields={[{ field: "privilege", label: text.columns.privilege(), operators: ["is"], options: (privileges.data?.data ?? []).map(({ name, label }) => ({ value: name, label: label ?? privilegeName(name) })) }]}
        words={{ table: text.title(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
        first={create}
        bulk={mayWrite ? bulk : undefined}
      />
      {doing?.kind === "create" ? <CreateApiKey onClose={close} /> : null}
      {doing?.kind === "rename" ? <RenameApiKey apiKey={doing.apiKey} onClose={close} /> : null}
      {doing?.kind === "revoke" ? <RevokeApiKey apiKey={doing.apiKey} onClose={close} /> : null}
    </>
  );
}
