import { expect, test } from "vitest";
import { liveItems } from "../../../src/app/shell/palette/live-items.ts";
import { emptyFloor, type Floor } from "../../../streams/projections/floor.ts";
import { Keyed } from "../../../streams/projections/keyed.ts";

const WORDS = { group: "Live Monitor", waiting: "Waiting", inCall: "In call" };

const waits = (id: string, customer: string | null) => ({
  id,
  contact: `of-${id}`,
  segment: "s1",
  channel: "audio" as const,
  customer,
  priority: 1,
  since: 0,
  offeredTo: null,
  offeredAt: null,
  dismissals: 0,
});
const talks = (id: string, customer: string, queue: string | null) => ({
  id,
  contact: `of-${id}`,
  queue,
  segment: "s2",
  channel: "audio" as const,
  customer,
  user: null,
  since: 0,
  waited: null,
  transfers: 0,
  tags: [],
});
const live = {
  ...emptyFloor("UTC"),
  segments: Keyed.of([{ id: "s1", name: "Sales" }]),
  queue: Keyed.of([
    waits("q1", "Ana Ruiz"),
    waits("q2", null),
    ...Array.from({ length: 20 }, (_, at) => waits(`q${at + 3}`, `Ben ${at}`)),
  ]),
  calls: Keyed.of([talks("c1", "Ana Strauß", "q0"), talks("c2", "Cleo", null)]),
};
const floorOf = (parts: object) => parts as Floor; // what is not looked at is left out
const floor = floorOf(live);

test("finds who waits and who is in a call by name, and leads to each on the monitor", () => {
  const found = liveItems(floor, "ana", WORDS, null);
  expect(found.map(({ label, detail, group }) => [label, detail, group])).toEqual([
    ["Ana Ruiz", "Waiting · Sales", "Live Monitor"],
    ["Ana Strauß", "In call · s2", "Live Monitor"],
  ]);
  expect(
    found.map(({ act }) =>
      Object.fromEntries(new URL("href" in act ? act.href : "", "https://console.example").searchParams),
    ),
  ).toEqual([
    { tab: "queue", open: "queue/q1,contact/of-q1" },
    { tab: "calls", open: "call/c1,queue/q0,contact/of-c1" },
  ]);
  expect(liveItems(floor, "strauss", WORDS, null).map(({ id }) => id)).toEqual(["in-call c1"]);
});

test("finds a number by its digits, however it is written", () => {
  const numbered = floorOf({ ...live, queue: Keyed.of([waits("q1", "+34 600 000 001")]) });
  expect(liveItems(numbered, "600000001", WORDS, null).map(({ label }) => label)).toEqual([
    "+34 600 000 001",
  ]);
});

test("lists a few of many matches, but no agents without a name and none before typing", () => {
  expect(liveItems(floor, "ben", WORDS, null)).toHaveLength(5);
  expect(liveItems(floor, "sales", WORDS, null)).toEqual([]);
  expect(liveItems(floor, " ", WORDS, null)).toEqual([]);
});

test("finds a customer by the name of the contact, which it shows as the monitor does, and by the reported code", () => {
  const coded = floorOf({ ...live, queue: Keyed.of([waits("q1", "C00699"), waits("q2", "C00700")]) });
  const contacts = {
    of: (customer: string | null) => (customer === "C00699" ? { id: "1", name: "Eva Romano" } : null),
  };
  for (const typed of ["romano", "c00699"])
    expect(liveItems(coded, typed, WORDS, contacts).map(({ label }) => label)).toEqual(["Eva Romano"]);
  expect(liveItems(coded, "c007", WORDS, contacts).map(({ label }) => label)).toEqual(["C00700"]);
});
