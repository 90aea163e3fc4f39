import { expect, test } from "vitest";
import { faultsOfLine, RECORD_KINDS } from "../support/recording-schemas.ts";

const EXAMPLES: readonly object[] = [
  { k: "gap", from: 2, until: 3, via: "range" },
  { k: "snapshot", offset: 3, fold: 2, hash: "0".repeat(64) },
  { k: "intent", at: 1, act: "click", role: "button", word: "Pause", route: "/monitor" },
  {
    k: "intent",
    at: 1,
    act: "change",
    role: "textbox",
    route: "/users/{id}",
    value: { present: true, length: "medium" },
  },
  { k: "exchange", at: 1, method: "GET", route: "/users/{id}", status: null, ms: 0 },
  { k: "timer", at: 1, machine: "login", actor: 1, timer: "xstate.after.countdown.login.form.locked" },
  {
    k: "transition",
    at: 1,
    machine: "session",
    actor: 1,
    event: { type: "token.refused" },
    from: { present: "fresh" },
    to: "absent",
  },
  { k: "error", at: 1, name: "TypeError", route: "/", place: "/assets/abc.js:1:2" },
  { k: "marker", label: "here", offset: 4 },
  { k: "expectation", expectation: { expect: "order", first: "queue-created", next: "queue-abandoned" } },
  { k: "checkpoint", crc: "00000000", chain: "0".repeat(64) },
];

test.each(EXAMPLES.map((example) => [JSON.stringify(example)]))(
  "a line as it should be has no fault: %s",
  (line) => {
    expect(faultsOfLine(line)).toEqual([]);
  },
);

test.each(EXAMPLES.map((example) => [JSON.stringify({ ...example, more: "secret" })]))(
  "a member that its kind does not have is one: %s",
  (line) => {
    expect(faultsOfLine(line)).not.toEqual([]);
  },
);

test("each kind but those that begin a file has an example here", () => {
  const here = new Set(EXAMPLES.map((example) => ("k" in example ? example.k : null)));
  expect(RECORD_KINDS.filter((kind) => !here.has(kind))).toEqual(["header", "state"]);
});
