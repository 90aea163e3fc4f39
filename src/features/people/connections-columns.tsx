import type { Connection } from "../../../openapi/generated/console.ts";
import type { ListColumn } from "../../ui/list-column.ts";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { TextLink } from "../../ui/text-link.tsx";
import {
  ConnectionEnd,
  ConnectionMoment,
  type ConnectionWords,
  reasonIn,
  whoseIn,
} from "./connection-words.tsx";

interface Words extends ConnectionWords {
  /** Where one is shown beside the list. */
  readonly hrefOf: (id: string) => string;
}

/** Every column of the list, in its order. */
export function connectionsColumns(words: Words): readonly ListColumn<Connection>[] {
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
      cell: (row) => whose(row, words),
      written: { kind: "text", of: (row) => whoseIn(row, say) },
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

/** A connection in two lines. */
export const connectionLines =
  (words: Words) =>
  (row: Connection): NarrowRow => ({
    title: whose(row, words),
    state: <ConnectionEnd connection={row} words={words} />,
    details: reasonIn(row, words.say) ?? (
      <ConnectionMoment at={row.connectedAt} unknown={words.say.unknown()} />
    ),
    value: row.duration == null ? null : words.formats.duration(row.duration),
  });

const whose = (row: Connection, { say, hrefOf }: Words) => (
  <TextLink href={hrefOf(row._id)} quiet>
    {whoseIn(row, say)}
  </TextLink>
);
