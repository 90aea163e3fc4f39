import { useState } from "react";
import type { User } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { ifUnchanged } from "../../services/use-write.ts";
import { ImportedBar } from "../../resource/kit/imported/imported-bar.tsx";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { useReadPart } from "../../resource/kit/use-read-part.ts";
import type { useView } from "../../resource/kit/use-view.ts";
import type { PickedRecord } from "../../services/bulk-run.ts";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import type { OwnTab } from "../../resource/kit/views/saved-tabs.tsx";
import { type Filter, isNarrowed, type View, type ViewRules } from "../../ui/view-state.ts";
import { EditPeople } from "./edit-people.tsx";
import { BY_NAME, FROM_RECORDINGS, NO_LANGUAGE, peopleQuery } from "./people-rules.ts";
import { peopleColumns, type PeopleWords, personLines } from "./people-columns.tsx";
import { PersonActions } from "./person-actions.tsx";
import { personName } from "./person-name.ts";
import { UserRemoval } from "./user-removal.tsx";
import { type Kind, usePrivilegesOf, usePrivilegeWord } from "./use-privilege-choices.ts";
import { useNameable } from "../../resource/records/form/use-nameable.ts";
import { LANGUAGES } from "../../services/use-language.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { AgentNow, statusOn } from "./agent-now.tsx";
import styles from "./people.module.css";

const KINDS = ["users", "segments", "privileges"];

interface PeopleListProps extends ReturnType<typeof useView> {
  readonly rules: ViewRules;
  /** Returns the filter for the privilege levels that a view shows. */
  readonly levelOf: (view: View) => NonNullable<Parameters<typeof peopleQuery>[1]>;
  readonly kind: "agents" | "administrators";
  readonly usual: readonly string[];
  readonly words: Parameters<typeof RecordList>[0]["words"];
  readonly tabs?: readonly OwnTab[];
}

/** List of users with certain privilege levels, with actions on single users and on a selection. */
export function PeopleList({ levelOf, kind, words, usual, ...list }: PeopleListProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const privilegeName = usePrivilegeWord();
  const mayWrite = useAbility(`${kind === "agents" ? "users" : kind}.write`);
  const access = {
    live: useLive(),
    calls: useAbility("calls.read"),
    connections: useAbility("connections.read"),
  };
  const fields = usePeopleFilters(kind, list.view.filters);
  const [removing, setRemoving] = useState<User | null>(null);
  const [editing, setEditing] = useState<readonly PickedRecord[] | null>(null);
  const narrowed = isNarrowed(list.view);
  const level = levelOf(list.view);
  const question = { query: peopleQuery(list.view, level) };
  const rows = useApiQuery("/users", question, { keep: true, enabled: !list.pending });
  const { imported } = question.query;
  const users = useApiQuery(
    "/users",
    { query: { level, $limit: 1, ...(imported !== undefined && { imported }) } },
    { enabled: narrowed, keep: true },
  );
  const shown = {
    say,
    formats,
    privilegeName,
    actionsOf: mayWrite ? (user: User) => <PersonActions user={user} onRemove={setRemoving} /> : null,
  };
  const columns = peopleColumns(shown, kind === "agents" ? agentColumns(shown, access) : []);
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
        all={(narrowed ? users.data?.total : undefined) ?? rows.data?.total ?? 0}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={usual.filter((id) => columns.some((column) => column.id === id))}
        sort={BY_NAME}
        narrow={personLines(shown)}
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
      {removing ? (
        <UserRemoval user={removing} onClose={() => setRemoving(null)} onRemoved={() => setRemoving(null)} />
      ) : null}
      {editing ? <EditPeople to={editing} kind={kind} onClose={() => setEditing(null)} /> : null}
    </>
  );
}

/**
 * Returns the number of users and the plan's limit; null if there is no limit, or the user may not see the
 * plan.
 */
export function useRoom(): { readonly used: number; readonly limit: number } | null {
  const { data } = useApiQuery("/account/plan", {}, { enabled: useAbility("account.read"), keep: true });
  const users = data?.features.find(({ name }) => name === "users");
  return users?.limit == null ? null : { used: users.used ?? 0, limit: users.limit };
}

/** Returns the filters of a user list. Only lists of agents can be filtered by segment and connection. */
function usePeopleFilters(kind: Kind, filters: readonly Filter[]): readonly FilterField[] {
  const { say } = useTexts();
  const { filters: text, fields, form, connections } = say.people;
  const { yes, no } = say.lists.kinds;
  const isOfAgents = kind === "agents";
  const mayReadConnections = useAbility("connections.read");
  const privileges = usePrivilegesOf(kind);
  const segments = useNameable(isOfAgents ? "Segment" : null, {
    ids: filters.filter(({ field }) => field === "segments").flatMap(({ values }) => values),
  });
  const is = { operators: ["is"] } as const;
  return [
    ...(isOfAgents
      ? [
          {
            ...is,
            field: "segments",
            label: fields.segments(),
            options: segments.choices,
            onFind: segments.onType,
          },
        ]
      : []),
    ...(privileges.length > 0
      ? [{ ...is, field: "privilege", label: fields.privilege(), options: privileges }]
      : []),
    {
      ...is,
      field: "disabled",
      label: text.disabled(),
      options: [
        { value: "no", label: text.on() },
        { value: "yes", label: text.off() },
      ],
    },
    ...(isOfAgents && mayReadConnections
      ? [
          {
            ...is,
            field: "connected",
            label: connections.connectedNow(),
            options: [
              { value: "yes", label: yes() },
              { value: "no", label: no() },
            ],
          },
        ]
      : []),
    {
      ...is,
      field: "lang",
      label: fields.lang(),
      options: [...LANGUAGES, { value: NO_LANGUAGE, label: form.noLanguage() }],
    },
    {
      ...is,
      field: "imported",
      label: text.imported(),
      options: [
        { value: "no", label: text.createdHere() },
        { value: "yes", label: text.recording() },
      ],
    },
  ];
}

/** Agent data that the signed-in user may see. */
interface AgentAccess {
  /** null if the user may not see the live floor. */
  readonly live: LiveServices | null;
  readonly calls: boolean;
  readonly connections: boolean;
}

/** Columns for agents only: current status, last call and last connection. */
function agentColumns(
  words: PeopleWords,
  { live, calls, connections }: AgentAccess,
): readonly ListColumn<User>[] {
  const { say } = words;
  const status: ListColumn<User> = {
    id: "status",
    header: say.people.user.now(),
    width: 168,
    cell: ({ _id }) => <AgentNow id={_id} unknown={say.unknown()} />,
    written: {
      kind: "text",
      of: ({ _id }) => {
        const now = statusOn(live, _id);
        return now && say.console.statuses[now]();
      },
    },
  };
  const lastCall: ListColumn<User> = {
    id: "lastCall",
    header: say.people.user.lastCall(),
    width: 184,
    sortable: true,
    cell: ({ lastCall: last }) =>
      last ? (
        <TextLink href={`/call/${encodeURIComponent(last._id)}`} quiet>
          <Moment instant={last.startedAt} />
        </TextLink>
      ) : (
        say.unknown()
      ),
    written: { kind: "moment", of: ({ lastCall: last }) => last?.startedAt },
  };
  const lastConnection: ListColumn<User> = {
    id: "lastConnection",
    header: say.people.columns.lastConnection(),
    width: 296,
    sortable: true,
    cell: (user) => {
      const text = connectionWords(user, words);
      return (
        <span title={text ?? undefined}>{text ?? <span className={styles.muted}>{say.unknown()}</span>}</span>
      );
    },
    written: { kind: "text", of: (user) => connectionWords(user, words) },
  };
  return [...(live ? [status] : []), ...(calls ? [lastCall] : []), ...(connections ? [lastConnection] : [])];
}

/** Describes an agent's last connection: when it began, or when and why it ended. */
function connectionWords({ lastConnection: last }: User, { say, formats }: PeopleWords): string | null {
  if (!last) return null;
  const at = last.connected ? last.connectedAt : last.disconnectedAt;
  const moment = at === null ? say.unknown() : formats.minute(Date.parse(at));
  if (last.connected) return say.people.connected({ moment });
  return last.reason
    ? say.people.ended({ moment, reason: say.people.connections.reasons[last.reason]() })
    : moment;
}
