import { expect, test } from "vitest";
import { findRecords, type RecordFilter } from "../../../../streams/replay/records/find-records.ts";
import { briefOf, stateName } from "../../../../streams/replay/records/record-brief.ts";
import { walked } from "../../../support/walked.ts";

const standing = (record: { readonly k: string } & Readonly<Record<string, unknown>>) => ({
  before: 0,
  k: record.k,
  record,
});
const DONE = [
  { k: "intent", at: 1, act: "click", role: "button", word: "Save", route: "/users/{id}" },
  { k: "exchange", at: 2, method: "GET", route: "/users/{id}", status: 200, ms: 34 },
  { k: "exchange", at: 3, method: "PUT", route: "/users/{id}", status: null, ms: 5_000, asked: { level: 4 } },
  {
    k: "transition",
    at: 4,
    machine: "liveFeed",
    actor: 1,
    event: { type: "stream.asking" },
    from: { live: "fresh" },
    to: { live: { repairing: "unseen" } },
  },
  { k: "timer", at: 5, machine: "liveFeed", actor: 1, timer: "xstate.after.ready.liveFeed.settling" },
].map(standing);

const found = (filter: Partial<RecordFilter>) => [
  ...walked(findRecords(DONE, { kinds: [], text: "", ...filter })),
];

test.each<[string, Partial<RecordFilter>, number[]]>([
  ["no condition", {}, [0, 1, 2, 3, 4]],
  ["a kind", { kinds: ["exchange"] }, [1, 2]],
  ["two kinds", { kinds: ["intent", "timer"] }, [0, 4]],
  ["words in any order and case", { text: "200 /Users" }, [1]],
  ["the content of a body", { text: "level" }, [2]],
  ["a state as the list names it", { text: "live.repairing.unseen" }, [3]],
  ["a kind and a text", { kinds: ["exchange"], text: "put" }, [2]],
  ["a text without matches", { text: "nowhere" }, []],
])("finds console records by %s", (_, filter, indices) => {
  expect(found(filter)).toEqual(indices);
});

test("a long list is walked in stretches", () => {
  const [one] = DONE;
  expect([
    ...findRecords(
      Array.from({ length: 45_000 }, () => one ?? standing({ k: "intent" })),
      { kinds: [], text: "" },
    ),
  ]).toEqual([20_000, 40_000]);
});

test("contains the parts of a line in its brief", () => {
  expect(DONE.map(briefOf)).toEqual([
    { kind: "intent", act: "click", role: "button", word: "Save", key: "", length: "", route: "/users/{id}" },
    { kind: "exchange", method: "GET", route: "/users/{id}", status: 200, ms: 34 },
    { kind: "exchange", method: "PUT", route: "/users/{id}", status: null, ms: 5_000 },
    {
      kind: "transition",
      machine: "liveFeed",
      event: "stream.asking",
      from: "live.fresh",
      to: "live.repairing.unseen",
      times: 1,
    },
    { kind: "timer", machine: "liveFeed", timer: "ready" },
  ]);
});

test.each<[string, object, object | null]>([
  [
    "an error",
    { k: "error", at: 1, name: "TypeError", route: "/users" },
    { kind: "error", name: "TypeError", route: "/users" },
  ],
  ["a gap", { k: "gap", from: 3, until: 5, via: "range" }, { kind: "gap", from: 3, until: 5, via: "range" }],
  ["a snapshot", { k: "snapshot", offset: 7, fold: 2, hash: "0" }, { kind: "snapshot", offset: 7 }],
  ["a marker", { k: "marker", label: "here", offset: 7 }, { kind: "marker", label: "here" }],
  [
    "the first transition of an actor",
    { k: "transition", machine: "session", event: { type: "xstate.init" }, from: null, to: "opening" },
    { kind: "transition", machine: "session", event: "xstate.init", from: null, to: "opening", times: 1 },
  ],
  [
    "a timer of its own name",
    { k: "timer", machine: "session", timer: "tick" },
    { kind: "timer", machine: "session", timer: "tick" },
  ],
  [
    "what is filled in",
    { k: "intent", act: "change", role: "textbox", route: "/", value: { present: true, length: "short" } },
    { kind: "intent", act: "change", role: "textbox", word: "", key: "", length: "short", route: "/" },
  ],
  [
    "a damaged one",
    { k: "exchange", method: 7, status: "200" },
    { kind: "exchange", method: "", route: "", status: null, ms: 0 },
  ],
  ["a kind that nobody lists", { k: "something-new" }, null],
])("and of %s as much", (_, record, brief) => {
  expect(briefOf(standing(record as Parameters<typeof standing>[0]))).toEqual(brief);
});

test("describes parallel states side by side", () => {
  expect([stateName("idle"), stateName({ open: { play: "on" }, feed: "off" }), stateName(null)]).toEqual([
    "idle",
    "open.play.on, feed.off",
    "",
  ]);
});
