import { useState } from "react";
import type { User } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { ifUnchanged } from "../../resource/removal/if-unchanged.ts";
import { ImportedBar } from "../../resource/imported/imported-bar.tsx";
import { RecordList } from "../../resource/record-list.tsx";
import { useReadPart } from "../../resource/use-read-part.ts";
import type { useView } from "../../resource/use-view.ts";
import type { PickedRecord } from "../../services/bulk-run.ts";
import { useLive } from "../../services/live-services.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { OwnTab } from "../../resource/views/saved-tabs.tsx";
import { type View, type ViewRules, isNarrowed } from "../../ui/view-state.ts";
import { agentColumns } from "./agent-columns.tsx";
import { EditPeople } from "./edit-people.tsx";
import { BY_NAME, FROM_RECORDINGS, peopleQuery } from "./people-rules.ts";
import { peopleColumns, personLines } from "./people-columns.tsx";
import { PersonActions } from "./person-actions.tsx";
import { personName } from "./person-name.ts";
import { UserRemoval } from "./user-removal.tsx";
import { usePeopleFilters } from "./use-people-filters.ts";
import { usePrivilegeWord } from "./use-privilege-choices.ts";

const KINDS = ["users", "segments", "privileges"];

interface PeopleListProps extends ReturnType<typeof useView> {
  readonly rules: ViewRules;
  /** Of which levels a view shows people. */
  readonly levelOf: (view: View) => NonNullable<Parameters<typeof peopleQuery>[1]>;
  readonly kind: "agents" | "administrators";
  readonly usual: readonly string[];
  readonly words: Parameters<typeof RecordList>[0]["words"];
  readonly tabs?: readonly OwnTab[];
}

/** A list of people of some levels, and what can be done with one of them or with many. */
export function PeopleList({ levelOf, kind, words, usual, ...list }: PeopleListProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const privilegeName = usePrivilegeWord();
  const mayWrite = useAbility(`${kind === "agents" ? "users" : kind}.write`);
  const sight = {
    live: useLive(),
    calls: useAbility("calls.read"),
    connections: useAbility("connections.read"),
  };
  const fields = usePeopleFilters(kind, list.view.filters);
  const [doomed, setDoomed] = useState<User | null>(null);
  const [editing, setEditing] = useState<readonly PickedRecord[] | null>(null);
  const narrowed = isNarrowed(list.view);
  const level = levelOf(list.view);
  const question = { query: peopleQuery(list.view, level) };
  const rows = useApiQuery("/users", question, { keep: true, enabled: !list.pending });
  const { imported } = question.query;
  const everybody = useApiQuery(
    "/users",
    { query: { level, $limit: 1, ...(imported !== undefined && { imported }) } },
    { enabled: narrowed, keep: true },
  );
  const told = {
    say,
    formats,
    privilegeName,
    actionsOf: mayWrite ? (user: User) => <PersonActions user={user} onRemove={setDoomed} /> : null,
  };
  const columns = peopleColumns(told, kind === "agents" ? agentColumns(told, sight) : []);
  const bulk: BulkActs<User> = {
    nameOf: personName,
    versionOf: ({ version }) => version,
    words: {
      list: words.table,
      removeOne: (name) => say.people.user.removeTitle({ name }),
      removeText: say.people.user.removeText(),
      refused: { forbidden: say.people.bulk.notYours() },
    },
    path: "/users",
    besides: ["/account/plan", "/privileges"],
    remove: (api, id, version) =>
      api.DELETE("/users/{id}", { params: { path: { id }, ...ifUnchanged(version) } }),
    others: [{ label: say.lists.bulk.edit.verb(), icon: "edit", onPress: setEditing }],
  };
  return (
    <>
      <RecordList
        {...list}
        list={rows}
        read={useReadPart("/users", question)}
        kinds={KINDS}
        counted={{ path: "/users", ask: (view) => peopleQuery(view, levelOf(view)) }}
        all={(narrowed ? everybody.data?.total : undefined) ?? rows.data?.total ?? 0}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={usual.filter((id) => columns.some((column) => column.id === id))}
        sort={BY_NAME}
        narrow={personLines(told)}
        fields={fields}
        words={words}
        bulk={mayWrite ? bulk : undefined}
        end={
          kind === "agents" && typeof level === "number" ? (
            <ImportedBar
              list="users"
              among={{ level }}
              filters={list.view.filters}
              only={FROM_RECORDINGS}
              onFilters={(filters) => list.change({ filters })}
            />
          ) : null
        }
      />
      {doomed ? (
        <UserRemoval user={doomed} onClose={() => setDoomed(null)} onRemoved={() => setDoomed(null)} />
      ) : null}
      {editing ? <EditPeople to={editing} kind={kind} onClose={() => setEditing(null)} /> : null}
    </>
  );
}
