import type { Connection } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { queryOf, rulesOf, usualSort } from "../../resource/kit/described/described-view.ts";
import type { ListSpec } from "../../resource/records/record/resource-spec.ts";
import { useDescribedFilters } from "../../resource/kit/described/use-described-filters.ts";
import { RecordView } from "../../resource/records/record/record-view.tsx";
import { useDetailPanel } from "../../resource/records/record/use-detail-panel.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { useProgrammedList } from "../../resource/kit/use-programmed-list.ts";
import { useHolder } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { ViewRules } from "../../ui/view-state.ts";
import { UsersTabs } from "./users-tabs.tsx";
import { isReference } from "../../resource/records/record/named-records.ts";
import {
  type Fact,
  type RecordPresentation,
  type State,
  textFact,
} from "../../resource/records/record/record-presentation.ts";
import { TextLink } from "../../ui/text-link.tsx";
import {
  ConnectionEnd,
  ConnectionMoment,
  type ConnectionWords,
  reasonIn,
  userNameOf,
} from "./connection-words.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";

const KINDS = ["users-connection-logs", "users"];

/** Columns, filters and sort orders of the connection log. */
const SPEC: ListSpec = {
  permission: "connections",
  members: ["user", "connectedAt", "disconnectedAt", "duration", "reason", "session", "ip", "browser"],
  kinds: {
    user: "reference",
    connected: "boolean",
    reason: "choice",
    connectedAt: "moment",
    disconnectedAt: "moment",
  },
  choices: { reason: ["transport close", "client disconnect", "ping timeout", "server disconnect"] },
  references: { user: { one: "User" } },
  sort: ["connectedAt", "disconnectedAt", "duration", "reason", "session"],
  filters: ["user", "reason", "connected", "connectedAt", "disconnectedAt"],
  order: "connectedAt",
  descending: true,
};

const CONNECTIONS_RULES: ViewRules = { ...rulesOf(SPEC), columns: SPEC.members, saved: "connections" };

const USUAL_COLUMNS = ["user", "connectedAt", "disconnectedAt", "duration", "reason", "session"];

const LATEST = usualSort(SPEC);

/** Page with the connections of all agents. They are read-only; rows can be selected only for export. */
export function ConnectionsPage({ id }: { readonly id?: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.people.connections;
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const { look, list, read, all } = useProgrammedList("/users-connection-logs", {
    rules: CONNECTIONS_RULES,
    ask: (view) => queryOf(view, SPEC, zone),
  });
  const beside = useDetailPanel(id, undefined);
  const words = { say, formats, hrefOf: (one: string) => beside.hrefOf(one) };
  const presentation = connectionPresentation(words);
  const bulk: BulkActs<Connection> = { nameOf: (row) => presentation.nameOf({ ...row }) };
  const named = {
    fields: {
      user: text.user,
      reason: text.reason,
      connected: text.connectedNow,
      connectedAt: text.from,
      disconnectedAt: text.to,
    },
    choices: { reason: text.reasons },
  };
  const connections = (
    <>
      <PageHeader
        title={text.title()}
        windowTitle={say.windowTitle({ page: text.title() })}
        aside={list.data ? formats.number(all) : undefined}
      />
      <UsersTabs current="connections" />
      <RecordList
        {...look}
        rules={CONNECTIONS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        keyOf={({ _id }) => _id}
        columns={connectionsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={LATEST}
        narrow={connectionLines(words)}
        fields={useDescribedFilters(SPEC, named, look.view.filters)}
        words={{
          table: text.title(),
          search: text.search(),
          empty: text.none.title(),
          emptyText: text.none.text(),
        }}
        bulk={bulk}
      />
    </>
  );
  return (
    <>
      {beside.alone ? null : connections}
      {id === undefined ? null : (
        <RecordView
          presentation={presentation}
          kinds={KINDS}
          listTitle={text.title()}
          id={id}
          part={undefined}
          beside={beside}
          list={list.data}
          view={look.view}
          act={null}
        />
      )}
    </>
  );
}

const connectionIn = (state: State): Connection => state as unknown as Connection; // all states here are connections

/** Describes how a connection is shown. Connections have no history: they never change after their end. */
function connectionPresentation(words: ConnectionWords): RecordPresentation {
  const { say, formats } = words;
  const text = say.people.connections;
  const userLink: Fact["valueOf"] = (state) => {
    const connection = connectionIn(state);
    return isReference(connection.user) ? (
      <TextLink href={`/users/${encodeURIComponent(connection.user._id)}`}>
        {userNameOf(connection, say)}
      </TextLink>
    ) : (
      userNameOf(connection, say)
    );
  };
  return {
    path: "/users-connection-logs",
    noHistory: true,
    nameOf: (state) => {
      const connection = connectionIn(state);
      const at = connection.connectedAt ?? connection.disconnectedAt;
      return at
        ? text.one({ name: userNameOf(connection, say), moment: formats.moment(Date.parse(at)) })
        : userNameOf(connection, say);
    },
    facts: [
      { member: "user", label: text.user(), valueOf: userLink },
      {
        member: "connectedAt",
        label: text.from(),
        valueOf: (state) => <ConnectionMoment at={connectionIn(state).connectedAt} unknown={say.unknown()} />,
      },
      {
        member: "disconnectedAt",
        label: text.to(),
        valueOf: (state) => <ConnectionEnd connection={connectionIn(state)} words={words} />,
      },
      {
        member: "duration",
        label: text.duration(),
        valueOf: (state) => {
          const { duration } = connectionIn(state);
          return duration == null ? null : formats.duration(duration);
        },
      },
      { member: "reason", label: text.reason(), valueOf: (state) => reasonIn(connectionIn(state), say) },
      textFact("session", text.session()),
      textFact("ip", text.ip()),
      textFact("browser", text.browser()),
    ],
    members: [],
    nothing: {},
  };
}

interface Words extends ConnectionWords {
  /** Returns the path of a connection's details, which open beside the list. */
  readonly hrefOf: (id: string) => string;
}

/** All columns of the list, in default order. */
function connectionsColumns(words: Words): readonly ListColumn<Connection>[] {
  const { say, formats } = words;
  const text = say.people.connections;
  const plain = (id: "session" | "ip" | "browser", width: number): ListColumn<Connection> => ({
    id,
    header: text[id](),
    width,
    sortable: id === "session",
    cell: (row) => <span title={row[id] ?? undefined}>{row[id] ?? say.unknown()}</span>,
    written: { kind: "text", of: (row) => row[id] },
  });
  return [
    {
      id: "user",
      header: text.user(),
      cell: (row) => userOpener(row, words),
      written: { kind: "text", of: (row) => userNameOf(row, say) },
    },
    {
      id: "connectedAt",
      header: text.from(),
      width: 188,
      sortable: true,
      cell: ({ connectedAt }) => <ConnectionMoment at={connectedAt} unknown={say.unknown()} />,
      written: { kind: "moment", of: ({ connectedAt }) => connectedAt },
    },
    {
      id: "disconnectedAt",
      header: text.to(),
      width: 188,
      sortable: true,
      cell: (row) => <ConnectionEnd connection={row} words={words} />,
      written: { kind: "moment", of: ({ disconnectedAt }) => disconnectedAt },
    },
    {
      id: "duration",
      header: text.duration(),
      width: 104,
      align: "end",
      sortable: true,
      cell: ({ duration }) => (duration == null ? say.unknown() : formats.duration(duration)),
      written: { kind: "minutes", of: ({ duration }) => duration },
    },
    {
      id: "reason",
      header: text.reason(),
      width: 248,
      sortable: true,
      cell: (row) => <span title={row.reason ?? undefined}>{reasonIn(row, say) ?? say.unknown()}</span>,
      written: { kind: "text", of: (row) => reasonIn(row, say) },
    },
    plain("session", 184),
    plain("ip", 144),
    plain("browser", 160),
  ];
}

/** Renders a connection as a two-line row, for narrow screens. */
const connectionLines =
  (words: Words) =>
  (row: Connection): NarrowRow => ({
    title: userOpener(row, words),
    state: <ConnectionEnd connection={row} words={words} />,
    details: reasonIn(row, words.say) ?? (
      <ConnectionMoment at={row.connectedAt} unknown={words.say.unknown()} />
    ),
    value: row.duration == null ? null : words.formats.duration(row.duration),
  });

const userOpener = (row: Connection, { say, hrefOf }: Words) => (
  <TextLink href={hrefOf(row._id)} quiet>
    {userNameOf(row, say)}
  </TextLink>
);
