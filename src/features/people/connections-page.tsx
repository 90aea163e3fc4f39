import type { Connection } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { queryOf, type ListSaid, rulesOf, usualSort } from "../../resource/described/described-view.ts";
import { useDescribedFilters } from "../../resource/described/use-described-filters.ts";
import { RecordView } from "../../resource/record/record-view.tsx";
import { useBeside } from "../../resource/record/use-beside.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useProgrammedList } from "../../resource/use-programmed-list.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import type { ViewRules } from "../../ui/view-state.ts";
import { connectionRecounted } from "./connection-recounted.tsx";
import { connectionLines, connectionsColumns } from "./connections-columns.tsx";
import { UsersTabs } from "./users-tabs.tsx";

const KINDS = ["users-connection-logs", "users"];

/** The columns, filters and order that the connection log offers. */
const SAID: ListSaid = {
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

const CONNECTIONS_RULES: ViewRules = { ...rulesOf(SAID), columns: SAID.members, saved: "connections" };

/** The default columns of the list. */
const USUAL_COLUMNS = ["user", "connectedAt", "disconnectedAt", "duration", "reason", "session"];

/** The default order of the list. */
const LATEST = usualSort(SAID);

/** When all agents connected and disconnected, and why. Nobody writes it: rows are picked to be exported. */
export function ConnectionsPage({ id }: { readonly id?: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.people.connections;
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const { look, list, read, all } = useProgrammedList("/users-connection-logs", {
    rules: CONNECTIONS_RULES,
    ask: (view) => queryOf(view, SAID, zone),
  });
  const beside = useBeside(id, undefined);
  const words = { say, formats, hrefOf: (one: string) => beside.hrefOf(one) };
  const recounted = connectionRecounted(words);
  const picks: BulkActs<Connection> = { nameOf: (row) => recounted.nameOf({ ...row }) };
  const named = {
    fields: {
      user: text.user,
      reason: text.reason,
      connected: text.still,
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
        fields={useDescribedFilters(SAID, named, look.view.filters)}
        words={{
          table: text.title(),
          search: text.search(),
          empty: text.none.title(),
          emptyText: text.none.text(),
        }}
        bulk={picks}
      />
    </>
  );
  return (
    <>
      {beside.alone ? null : connections}
      {id === undefined ? null : (
        <RecordView
          recounted={recounted}
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
