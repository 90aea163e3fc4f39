import { useState } from "react";
import type { ApiKey } from "../../../openapi/generated/console.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useView } from "../../resource/use-view.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { usePrivilegeName } from "../../services/use-privilege-name.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import type { FilterField } from "../../ui/filter-field.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { apiKeyLines, apiKeysColumns } from "./api-keys-columns.tsx";
import { API_KEYS_RULES } from "./api-keys-rules.ts";
import { CreateApiKey } from "./create-api-key.tsx";
import { RenameApiKey } from "./rename-api-key.tsx";
import { RevokeApiKey } from "./revoke-api-key.tsx";

type Doing = { readonly kind: "create" } | { readonly kind: "rename" | "revoke"; readonly apiKey: ApiKey };

const USUAL = { field: "createdAt", descending: true };

/** The keys that systems speak with. */
export function ApiKeysPage() {
  const { say } = useTexts();
  const formats = useFormats();
  const privilegeName = usePrivilegeName();
  const text = say.apiKeys;
  const look = useView(API_KEYS_RULES);
  const { view } = look;
  const mayWrite = useAbility("api-keys.write");
  const [doing, setDoing] = useState<Doing | null>(null);
  const { field, descending } = view.sort ?? USUAL;
  const list = useApiQuery(
    "/api-keys",
    { query: { $limit: view.size, $skip: (view.page - 1) * view.size, $sort: { [field]: descending ? -1 : 1 }, populate: ["createdBy"], ...(view.search === "" ? {} : { $search: view.search }) } },
    { keep: true },
  );
  const act = mayWrite ? { rename: (apiKey: ApiKey) => setDoing({ kind: "rename", apiKey }), revoke: (apiKey: ApiKey) => setDoing({ kind: "revoke", apiKey }) } : null;
  const words = { say, formats, privilegeName, act };
  const create = mayWrite ? (
    <Button kind="primary" icon="plus" onClick={() => setDoing({ kind: "create" })}>
      {text.create()}
    </Button>
  ) : null;
  const everything = useApiQuery("/api-keys", { query: { $limit: 1 } }, { enabled: view.search !== "", keep: true });
  const columns = apiKeysColumns(words);
  const close = () => setDoing(null);
  const isEmpty = list.data?.total === 0 && view.search === "";
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(list.data.total) : undefined} action={isEmpty ? undefined : create} />
      <RecordList
        {...look}
        rules={API_KEYS_RULES}
        list={list}
        all={view.search === "" ? (list.data?.total ?? 0) : (everything.data?.total ?? 0)}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={columns.map(({ id }) => id)}
        sort={USUAL}
        narrow={apiKeyLines(words)}
        fields={NO_FIELDS}
        words={{ table: text.title(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
        first={create}
      />
      {doing?.kind === "create" ? <CreateApiKey onClose={close} /> : null}
      {doing?.kind === "rename" ? <RenameApiKey apiKey={doing.apiKey} onClose={close} /> : null}
      {doing?.kind === "revoke" ? <RevokeApiKey apiKey={doing.apiKey} onClose={close} /> : null}
    </>
  );
}

const NO_FIELDS: readonly FilterField[] = [];
