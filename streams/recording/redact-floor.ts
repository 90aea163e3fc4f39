import type { FloorState } from "../../openapi/generated/live-monitor.ts";
import { floorFromJson, floorToJson } from "../projections/floor.ts";
import type { Redactor } from "./redactor.ts";

/**
 * A floor without personal data: the one that the redacted events fold into. Every member that goes on is named here, so
 * that one which is new is left out until somebody says what it is. Reasons of a status are free texts and are dropped
 * from events, so where a reason alone changed an agent's sums may have been summed up to another moment.
 */
export function redactedFloor(floor: FloorState, redactor: Redactor): FloorState {
  const name = (value: string) => redactor.pseudonym(value);
  const nameOrNull = (value: string | null) => (value === null ? null : name(value));
  const { zone, counts, segments, ended, days, anomalies, unknown, traffic } = floor;
  const { connected, free, statusKnown } = counts;
  const state: FloorState = {
    zone,
    counts: { connected, free, statusKnown },
    segments: segments.map(({ id, name: called, channels, imported, waiting, inCall, agents, free: idle }) => ({ id, name: called, channels, imported, waiting, inCall, agents, free: idle })),
    agents: floor.agents.map(({ id, name: called, segments: serves, imported, connection, status, since, sessions, calls, lastDisconnection, today }) => ({
      id,
      name: nameOrNull(called),
      segments: serves,
      imported,
      connection,
      status,
      reason: null,
      since,
      sessions: sessions.map(name),
      calls: calls.map(name),
      lastDisconnection: lastDisconnection && { time: lastDisconnection.time, reason: lastDisconnection.reason },
      today: { day: today.day, calls: today.calls, busy: today.busy, free: today.free, at: today.at },
    })),
    pocs: floor.pocs.map(({ id, branch, connected: isOn }) => ({ id: name(id), branch, connected: isOn })),
    queue: floor.queue.map(({ id, contact, segment, channel, customer, priority, since, day, offeredTo, offeredAt, dismissals, offset }) => ({
      id: name(id),
      contact: name(contact),
      segment,
      channel,
      customer: nameOrNull(customer),
      priority,
      since,
      day,
      offeredTo,
      offeredAt,
      dismissals,
      offset,
    })),
    calls: floor.calls.map(({ id, contact, queue, segment, user, channel, customer, since, day, waited, transfers, tags, offset }) => ({
      id: name(id),
      contact: name(contact),
      queue: nameOrNull(queue),
      segment,
      user,
      channel,
      customer: nameOrNull(customer),
      since,
      day,
      waited,
      transfers,
      tags,
      offset,
    })),
    contacts: floor.contacts.map(({ id, said, channel, customer, day, queue, call }) => ({ id: name(id), said, channel, customer: nameOrNull(customer), day, queue: nameOrNull(queue), call: nameOrNull(call) })),
    ended: { young: ended.young.map(end(redactor)), old: ended.old.map(end(redactor)) },
    days: days.map(({ day, start, end: over, tallies }) => ({ day, start, end: over, tallies: tallies.map(tally) })),
    anomalies: { total: anomalies.total, byReason: anomalies.byReason, latest: anomalies.latest.map(({ offset, time, type, subject, reason }) => ({ offset, time, type, subject: redactor.subject(subject), reason })) },
    unknown,
    traffic: traffic && { kind: traffic.kind, name: traffic.name, source: traffic.source, started: traffic.started, ended: traffic.ended },
  };
  // Its rows stand in the order of their ids.
  return floorToJson(floorFromJson(state));
}

const end = (redactor: Redactor) => ({ id, how }: FloorState["ended"]["young"][number]) => ({ id: redactor.subject(id), how });

const tally = ({ id, contacts, hangs, answered, abandoned, dismissed, timeouts, transferred, waits, quits, waited, talks, talked }: FloorState["days"][number]["tallies"][number]) => ({
  id,
  contacts,
  hangs,
  answered,
  abandoned,
  dismissed,
  timeouts,
  transferred,
  waits,
  quits,
  waited,
  talks,
  talked,
});
