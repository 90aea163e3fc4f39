/** The columns of the agents' list, in its order. */
export const COLUMNS = [
  "name",
  "status",
  "reason",
  "segment",
  "since",
  "calls",
  "occupancy",
  "disconnection",
];

/** Start of an unknown state: sorts last, as in the console. No real time is as late. */
const UNKNOWN = Number.MAX_SAFE_INTEGER;

const namesOf = (segments) => new Map(segments.map(({ id, name }) => [id, name]));

/** Turns agents of the floor into the flat rows that a grid wants. */
export function flatRows(agents, segments) {
  const names = namesOf(segments);
  return agents.map((agent) => ({
    id: agent.id,
    name: agent.name,
    status: agent.status ?? "",
    reason: agent.reason ?? "",
    segment: names.get(agent.segments[0]) ?? "",
    since: agent.since ?? UNKNOWN,
    calls: agent.today.calls,
    occupancy: "–",
    disconnection: "–",
  }));
}

export const eventsOf = (text) => JSON.parse(text).events;

export const idOf = (event) => event.subject.slice("user/".length);

/** Returns a function that applies an event to a row; undefined removes the row. */
export function rowMaker(segments) {
  const names = namesOf(segments);
  return (row, event) => {
    const { data } = event;
    if (event.type === "user-described") {
      if (data.removed) return undefined;
      return {
        id: idOf(event),
        name: data.name,
        status: "",
        reason: "",
        segment: names.get(data.segments[0]),
        since: UNKNOWN,
        calls: 0,
        occupancy: "–",
        disconnection: "–",
      };
    }
    return {
      id: row.id,
      name: row.name,
      status: data.status,
      reason: data.reason,
      segment: row.segment,
      since: data.status === row.status ? row.since : Date.parse(event.time),
      calls: row.calls,
      occupancy: row.occupancy,
      disconnection: row.disconnection,
    };
  };
}

/** Folds events into rows by id. Returns for each touched row whether it existed before. */
export function foldInto(rows, events, makeRow) {
  const wasThere = new Map();
  for (const event of events) {
    const id = idOf(event);
    const before = rows.get(id);
    if (!wasThere.has(id)) wasThere.set(id, before !== undefined);
    const after = makeRow(before, event);
    if (after) rows.set(id, after);
    else rows.delete(id);
  }
  return wasThere;
}
