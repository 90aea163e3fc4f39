import { expect, test } from "vitest";
import { tallyOf } from "../../../streams/metrics/live-numbers.ts";
import {
  ANA,
  JULES,
  SALES,
  SUPPORT,
  at,
  callCreated,
  callEnded,
  contactCreated,
  contactEnded,
  given,
  queueAbandoned,
  queueAssigned,
  queueCreated,
  queueDismissed,
  storyEvent,
} from "../../support/floor-story.ts";

const today = (floor: ReturnType<typeof given>, segment?: string) => tallyOf(floor, "2026-01-12", segment);
const reasons = (floor: ReturnType<typeof given>) =>
  floor.anomalies.latest.map(({ type, reason }) => `${type}: ${reason}`);

test("a customer waits from the moment they queue, in their segment", () => {
  const floor = given(queueCreated("1", "9:00:00", { customer: "C1", priority: 2 }));
  expect(floor.queue.get("1")).toMatchObject({
    segment: SALES,
    since: at("9:00:00"),
    customer: "C1",
    priority: 2,
    offeredTo: null,
    day: "2026-01-12",
    offset: 1,
  });
  expect(floor.segments.get(SALES)).toMatchObject({ waiting: 1, inCall: 0, name: null });
});

test("keeps a customer waiting during an offer, and counts a missed offer with its outcome", () => {
  const offered = [queueCreated("1", "9:00:00"), queueAssigned("1", "9:00:05", ANA)];
  expect(given(...offered).queue.get("1")).toMatchObject({ offeredTo: ANA, offeredAt: at("9:00:05") });
  const floor = given(
    ...offered,
    queueDismissed("1", "9:00:08", "dismissed"),
    queueAssigned("1", "9:00:09", JULES),
    queueDismissed("1", "9:00:29", "timeout", JULES),
  );
  expect(floor.queue.get("1")).toMatchObject({
    offeredTo: null,
    offeredAt: null,
    dismissals: 2,
    since: at("9:00:00"),
  });
  expect(today(floor, SALES)).toMatchObject({ dismissed: 1, timeouts: 1, answered: 0, abandoned: 0 });
  expect(floor.anomalies.total).toBe(0);
});

test("ends the wait on an answer, rounded up to the second", () => {
  const floor = given(queueCreated("1", "9:00:00"), callCreated("1", "9:00:20", { queue: "1" }));
  expect(floor.queue.size).toBe(0);
  expect(floor.calls.get("1")).toMatchObject({ waited: 20_000, queue: "1", user: ANA });
  expect(floor.segments.get(SALES)).toMatchObject({ waiting: 0, inCall: 1 });
  expect(today(floor)).toMatchObject({ answered: 1, waited: 20_000 });
  expect(today(floor)?.waits[20]).toBe(1);
});

test("an answer that names no entry answers the one that its contact waits in", () => {
  const floor = given(
    queueCreated("1", "9:00:00", { contact: "k" }),
    callCreated("x", "9:00:07", { contact: "k" }),
  );
  expect(floor.calls.get("x")).toMatchObject({ queue: "1", waited: 7_000 });
  expect(floor.queue.size).toBe(0);
});

test("counts no wait without a queue, and an unknown wait if the log lacks the entry", () => {
  const floor = given(
    callCreated("1", "9:00:00"),
    callCreated("2", "9:01:00", { queue: "before-the-log", user: JULES }),
  );
  expect(floor.calls.get("1")?.waited).toBe(0);
  expect(floor.calls.get("2")?.waited).toBeNull();
  expect(today(floor)).toMatchObject({ answered: 1 });
  expect(floor.anomalies.total).toBe(0);
});

test("counts an abandoned call on the day of its entry, even after midnight", () => {
  const floor = given(queueCreated("1", "23:59:50"), {
    ...queueAbandoned("1", "23:59:59"),
    time: "2026-01-13T00:00:10.000Z",
  });
  expect(today(floor, SALES)).toMatchObject({ abandoned: 1 });
  expect(today(floor)?.quits[20]).toBe(1);
  expect(tallyOf(floor, "2026-01-13")).toBeUndefined();
});

test("a call ends once, and its length counts", () => {
  const floor = given(callCreated("1", "9:00:00"), callEnded("1", "9:02:30"));
  expect(floor.calls.size).toBe(0);
  expect(floor.segments.get(SALES)?.inCall).toBe(0);
  expect(today(floor)).toMatchObject({ talks: 1, talked: 150_000 });
});

test("a transfer moves the call to the other agent and segment, and is counted where it left", () => {
  const transfer = storyEvent("call-transferred", "call/1", "9:01:00", {
    fromUser: ANA,
    toUser: JULES,
    fromSegment: SALES,
    toSegment: SUPPORT,
  });
  const floor = given(callCreated("1", "9:00:00"), transfer);
  expect(floor.calls.get("1")).toMatchObject({
    user: JULES,
    segment: SUPPORT,
    transfers: 1,
    since: at("9:00:00"),
  });
  expect(floor.agents.get(ANA)?.calls).toEqual([]);
  expect(floor.agents.get(JULES)?.calls).toEqual(["1"]);
  expect(floor.segments.get(SALES)?.inCall).toBe(0);
  expect(floor.segments.get(SUPPORT)?.inCall).toBe(1);
  expect(today(floor, SALES)).toMatchObject({ transferred: 1 });
});

test("tags gather on the call", () => {
  const floor = given(
    callCreated("1", "9:00:00"),
    storyEvent("call-tagged", "call/1", "9:00:10", { tags: ["vip"] }),
    storyEvent("call-tagged", "call/1", "9:00:20", { tags: ["vip", "refund"] }),
  );
  expect(floor.calls.get("1")?.tags).toEqual(["vip", "refund"]);
});

test("a contact that ends closes what it left open, and counts as a hang for the day on which it came", () => {
  const hung = given(
    contactCreated("c-1", "9:00:00"),
    queueCreated("1", "9:00:01"),
    contactEnded("c-1", "9:00:31", "abandoned"),
  );
  expect(hung.queue.size).toBe(0);
  expect(today(hung)).toMatchObject({ contacts: 1, hangs: 1, abandoned: 1 });
  const talking = given(
    contactCreated("c-1", "9:00:00"),
    callCreated("1", "9:00:01"),
    contactEnded("c-1", "9:05:01", "answered"),
  );
  expect(talking.calls.size).toBe(0);
  expect(today(talking)).toMatchObject({ contacts: 1, hangs: 0, talks: 1, talked: 300_000 });
  const assigned = given(
    contactCreated("c-1", "9:00:00"),
    queueCreated("1", "9:00:01"),
    queueAssigned("1", "9:00:05"),
    contactEnded("c-1", "9:00:06", "assigned"),
  );
  expect(assigned.queue.size).toBe(0);
  expect(today(assigned)).toMatchObject({ answered: 0, abandoned: 0 });
  for (const floor of [hung, talking, assigned])
    expect([floor.contacts.size, floor.anomalies.total]).toEqual([0, 0]);
});

test("a source that never speaks of contacts leaves none behind", () => {
  const floor = given(
    queueCreated("1", "9:00:00"),
    callCreated("1", "9:00:05", { queue: "1" }),
    callEnded("1", "9:01:00"),
    queueCreated("2", "9:02:00"),
    queueAbandoned("2", "9:03:00"),
  );
  expect(floor.contacts.size).toBe(0);
  expect(today(floor)?.contacts).toBe(0);
});

test("a contact that is announced after its queue entry is still one contact", () => {
  const floor = given(
    queueCreated("1", "9:00:00"),
    contactCreated("c-1", "9:00:02", { customer: "C7" }),
    callCreated("1", "9:00:05", { queue: "1" }),
  );
  expect(today(floor)?.contacts).toBe(1);
  expect(floor.contacts.get("c-1")).toMatchObject({ said: true, call: "1", queue: null });
  expect(floor.anomalies.total).toBe(0);
});

test.each([
  [
    "an entry that is created twice",
    [queueCreated("1", "9:00:00"), queueCreated("1", "9:00:01")],
    "queue-created: queue-exists",
  ],
  [
    "an entry that is created after it ended",
    [queueCreated("1", "9:00:00"), queueAbandoned("1", "9:00:05"), queueCreated("1", "9:00:06")],
    "queue-created: queue-closed",
  ],
  [
    "an answer after the customer left",
    [
      queueCreated("1", "9:00:00"),
      queueAbandoned("1", "9:00:05"),
      callCreated("1", "9:00:06", { queue: "1" }),
    ],
    "call-created: queue-closed",
  ],
  [
    "a second answer to one customer",
    [
      queueCreated("1", "9:00:00"),
      callCreated("1", "9:00:05", { queue: "1" }),
      callCreated("2", "9:00:06", { queue: "1", user: JULES }),
    ],
    "call-created: queue-closed",
  ],
  [
    "a customer who leaves after the answer",
    [
      queueCreated("1", "9:00:00"),
      callCreated("1", "9:00:05", { queue: "1" }),
      queueAbandoned("1", "9:00:06"),
    ],
    "queue-abandoned: queue-closed",
  ],
  [
    "a customer who leaves twice",
    [queueCreated("1", "9:00:00"), queueAbandoned("1", "9:00:05"), queueAbandoned("1", "9:00:06")],
    "queue-abandoned: queue-closed",
  ],
  [
    "an offer of somebody nobody knows",
    [queueAssigned("1", "9:00:00", ANA)],
    "queue-assigned: queue-unknown",
  ],
  [
    "a call that is created twice",
    [callCreated("1", "9:00:00"), callCreated("1", "9:00:01")],
    "call-created: call-exists",
  ],
  [
    "a call that begins after its end",
    [callCreated("1", "9:00:00"), callEnded("1", "9:01:00"), callCreated("1", "9:01:01")],
    "call-created: call-closed",
  ],
  [
    "a call that ends twice",
    [callCreated("1", "9:00:00"), callEnded("1", "9:01:00"), callEnded("1", "9:01:01")],
    "call-ended: call-closed",
  ],
  ["the end of a call nobody knows", [callEnded("1", "9:01:00")], "call-ended: call-unknown"],
  [
    "a contact that comes twice",
    [contactCreated("1", "9:00:00"), contactCreated("1", "9:00:01")],
    "contact-created: contact-exists",
  ],
  [
    "the end of a contact nobody knows",
    [contactEnded("1", "9:00:01", "answered")],
    "contact-ended: contact-unknown",
  ],
  [
    "a contact that ends twice",
    [
      contactCreated("1", "9:00:00"),
      contactEnded("1", "9:00:01", "answered"),
      contactEnded("1", "9:00:02", "abandoned"),
    ],
    "contact-ended: contact-closed",
  ],
])("%s is an anomaly and changes no count", (_, facts, reason) => {
  const before = given(...facts.slice(0, -1));
  const after = given(...facts);
  expect(reasons(after)).toEqual([reason]);
  expect({ ...after, anomalies: null }).toEqual({ ...before, anomalies: null });
});

test("accepts a late offer of a call that was answered in the meantime", () => {
  const floor = given(
    queueCreated("1", "9:00:00"),
    callCreated("1", "9:00:05", { queue: "1" }),
    queueAssigned("1", "9:00:06", ANA),
  );
  expect(floor.anomalies.total).toBe(0);
  expect(floor.queue.size).toBe(0);
});

test("an agent in two calls is an anomaly of the agent; both calls are shown and counted", () => {
  const floor = given(callCreated("1", "9:00:00"), callCreated("2", "9:00:05"));
  expect(reasons(floor)).toEqual(["call-created: agent-in-two-calls"]);
  expect(floor.calls.size).toBe(2);
  expect(floor.agents.get(ANA)?.calls).toEqual(["1", "2"]);
  expect(today(floor)?.answered).toBe(2);
});

test("counts any unknown type as unknown, and changes nothing else", () => {
  const strange = { ...queueAbandoned("1", "9:00:00"), type: "constructor" };
  const before = given(queueCreated("1", "8:59:00"));
  const floor = given(queueCreated("1", "8:59:00"), strange, strange);
  expect(floor.unknown).toEqual({ constructor: 2 });
  expect({ ...floor, unknown: null }).toEqual({ ...before, unknown: null });
});

test("an event whose time cannot be read is listed and not counted", () => {
  const floor = given({ ...queueCreated("1", "9:00:00"), time: "half past nine" });
  expect(reasons(floor)).toEqual(["queue-created: time-unreadable"]);
  expect(floor.queue.size).toBe(0);
});
