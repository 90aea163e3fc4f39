import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Offer, offersIn } from "../../../streams/metrics/offers.ts";
import { callTimeline, type TimelineEvent } from "../../../streams/charts/call-timeline.ts";

const NINE = Date.UTC(2026, 1, 3, 9);

let offset = 0;
const event = (second: number, type: string, data: Readonly<Record<string, unknown>> = {}) => ({
  type,
  subject: type.startsWith("queue") ? "queue/q1" : "call/k1",
  source: "/pbx",
  time: new Date(NINE + second * 1_000).toISOString(),
  offset: ++offset,
  data,
});
const queued = event(0, "queue-created", { contact: "c1", segment: "s", channel: "audio" });
const offered = (second: number, user?: string) => event(second, "queue-assigned", user ? { user } : {});
const refused = (second: number, user: string | undefined, reason = "timeout") =>
  event(second, "queue-dismissed", { ...(user && { user }), reason });
const answered = (second: number, user: string) =>
  event(second, "call-created", { contact: "c1", queue: "q1", segment: "s", channel: "audio", user });

/** Describes offers by agent, start and end in seconds. */
const listed = (offers: readonly Offer[]) =>
  offers.map(({ user, at, rang, result }) => {
    const from = (at - NINE) / 1_000;
    return `${user ?? "?"} ${from}-${rang === null ? "" : from + rang / 1_000} ${result}`;
  });

describe("given offers that agents missed, declined and answered", () => {
  const events = [
    queued,
    offered(10, "nadia"),
    refused(30, "nadia"),
    offered(31, "omar"),
    refused(35, "omar", "dismissed"),
    offered(40, "mei"),
    offered(41, "lucia"),
    answered(52, "mei"),
  ];

  test("lists each with its time, how long it rang, and its result", () => {
    expect(listed(offersIn(events))).toEqual([
      "nadia 10-30 missed",
      "omar 31-35 declined",
      "mei 40-52 answered",
      "lucia 41-52 withdrawn",
    ]);
  });

  test("does not depend on the order in which the events are given", () => {
    expect(offersIn(events.toReversed())).toEqual(offersIn(events));
  });

  test("leaves an offer ringing without a reaction, and withdraws it when the customer leaves", () => {
    expect(listed(offersIn(events.slice(0, 6)))).toEqual([
      "nadia 10-30 missed",
      "omar 31-35 declined",
      "mei 40- ringing",
    ]);
    expect(listed(offersIn([...events.slice(0, 2), event(15, "queue-abandoned")]))).toEqual([
      "nadia 10-15 withdrawn",
    ]);
  });

  test("answers the offer of a transferred call", () => {
    const transfer = event(290, "call-transferred", { fromUser: "mei", toUser: "lucia" });
    expect(listed(offersIn([...events, offered(280, "lucia"), transfer])).at(-1)).toBe(
      "lucia 280-290 answered",
    );
  });
});

describe("given events that name agents late or not at all", () => {
  test("names the agent who reacted to an offer without a name", () => {
    expect(
      listed(offersIn([queued, offered(5), refused(15, "nadia"), offered(20), answered(23, "mei")])),
    ).toEqual(["nadia 5-15 missed", "mei 20-23 answered"]);
  });

  test("lists a refusal without an offer, and an offer that is reported after the answer once", () => {
    expect(listed(offersIn([queued, refused(5, "nadia"), answered(8, "mei"), offered(8, "mei")]))).toEqual([
      "nadia 5- missed",
      "mei 8-8 answered",
    ]);
  });
});

test("the drawing of a call has a ringing bar for each offer to an agent, with the same result", () => {
  const agents = ["a", "b", "c"];
  const step = fc.record({
    gap: fc.integer({ min: 1, max: 20 }),
    user: fc.constantFrom(...agents),
    what: fc.constantFrom("offer", "missed", "declined"),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.option(fc.constantFrom(...agents)), (steps, by) => {
      let second = 0;
      const ringing = new Set<string>();
      const events = steps.flatMap(({ gap, user, what }): TimelineEvent[] => {
        second += gap;
        // Agents refuse only what rings.
        if (what === "offer" ? ringing.has(user) : !ringing.delete(user)) return [];
        if (what !== "offer") return [refused(second, user, what === "missed" ? "timeout" : "dismissed")];
        ringing.add(user);
        return [offered(second, user)];
      });
      second += 10;
      const all = [queued, ...events, by === null ? event(second, "queue-abandoned") : answered(second, by)];
      const drawn = callTimeline(all, NINE + second * 1_000);
      const bars = (drawn?.lanes ?? []).flatMap(({ users, bars }) =>
        bars.flatMap(({ kind, from, to, result }) =>
          kind === "ringing" ? [{ user: users[0], at: from, rang: to - from, result }] : [],
        ),
      );
      const byTime = (one: { readonly at: number; readonly user?: string | null | undefined }) =>
        `${one.at} ${one.user ?? ""}`;
      expect(bars.toSorted((a, b) => byTime(a).localeCompare(byTime(b)))).toEqual(
        [...offersIn(all)].toSorted((a, b) => byTime(a).localeCompare(byTime(b))),
      );
    }),
  );
});
