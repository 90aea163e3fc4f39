import { expect, onTestFinished, test, vi } from "vitest";
import { payloadOf } from "../../../server/webhooks/payload.ts";
import { renderTemplate, templateFault, type Template } from "../../../server/webhooks/render-template.ts";
import { testEvent } from "../../../server/webhooks/test-event.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { ENDLESS } from "./endless-templates.ts";

const EVENT = payloadOf(
  testEvent("queue-created", { account: ACCOUNT, id: "e1", now: Date.UTC(2026, 5, 1) }),
);
const made = (template: string, contentType: Template["contentType"] = "text/plain", payload = EVENT) =>
  renderTemplate({ template, contentType }, payload);
const body = (template: string) => made(template);

test.each([
  ["{{ type }} {{ data.channel }}", "queue-created audio"],
  ["{{ event.id }}", "e1"],
  ["{{ data.nothing.at.all }}", ""],
  ["{% for pair in data %}{{ pair[0] }};{% endfor %}", "contact;segment;channel;priority;"],
  ['{% assign x = time | date: "%H:%M" %}{{ x }}', "00:00"],
  ["{% capture x %}{{ id }}{% endcapture %}{{ x }}{{ x }}", "e1e1"],
])("a template %j makes %j of the event", (template, text) => {
  expect(body(template)).toEqual({ kind: "rendered", body: text });
});

test("the whole event can be written again, and values with quotes in them stay JSON", () => {
  expect(made("{{ event | json }}", "application/json")).toEqual({ kind: "rendered", body: EVENT });
  const quoted = JSON.stringify({ data: { name: 'a "b"\n' } });
  expect(made('{"name": {{ data.name | json }}}', "application/json", quoted)).toEqual({
    kind: "rendered",
    body: JSON.stringify({ name: 'a "b"\n' }).replace(":", ": "),
  });
  expect(made('{"name": "{{ data.name }}"}', "application/json", quoted)).toMatchObject({
    kind: "failed",
    why: expect.stringMatching(/^the output is not JSON: /),
  });
});

test.each([
  ["one\n{% if type %}", "line 2: tag {% if type %} not closed"],
  ["{{ type | shout }}", "line 1: undefined filter: shout"],
  ["\n\n{% include 'x' %}", 'line 3: tag "include" not found'],
  ["{% render 'x' %}", 'line 1: tag "render" not found'],
  ["{% layout 'x' %}", 'line 1: tag "layout" not found'],
  ["{% block x %}{% endblock %}", 'line 1: tag "block" not found'],
])("reports the fault of %j with its line", (template, why) => {
  expect(templateFault(template)).toBe(why);
});

test("nothing is wrong with a template that only reads", () => {
  expect(
    templateFault(
      '{% if data.priority > 1 %}{{ subject | upcase }}{% else %}{{ "x" | append: id }}{% endif %}',
    ),
  ).toBeNull();
});

test.each(ENDLESS)(
  "a template that %s is stopped by the steps and characters that are counted, even if no time passes, and makes nothing",
  (_, template) => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    expect(body(template)).toEqual({ kind: "failed", why: "line 1: memory alloc limit exceeded" });
  },
);

test("a template is stopped when 250 ms have passed, however little it has made", () => {
  let looks = 0;
  // A millisecond passes with each look at the clock.
  const clock = vi.spyOn(performance, "now").mockImplementation(() => looks++);
  onTestFinished(() => clock.mockRestore());
  const loop = (times: number) => body(`{% for a in (1..${times}) %}{% if a %}{% endif %}{% endfor %}`);
  expect(loop(9_999)).toEqual({ kind: "failed", why: "line 1: template render limit exceeded" });
  expect(looks).toBe(252);
  expect(loop(10)).toEqual({ kind: "rendered", body: "" });
});

test("no more is made than a receiver is sent of an event", () => {
  expect(body(`{% for a in (1..7000) %}0123456789{% endfor %}`)).toEqual({
    kind: "failed",
    why: "the output exceeds 64 kB",
  });
});

test("exposes only the event's own members to a template, without engine, string or list internals", () => {
  for (const path of [
    "constructor",
    "event.constructor",
    "__proto__",
    "data.__proto__.x",
    "type.constructor",
    "process",
    "globalThis",
  ])
    expect(body(`[{{ ${path} }}]`)).toEqual({ kind: "rendered", body: "[]" });
});

test("a character that cannot be kept is replaced", () => {
  expect(made("{{ data.x }}", "text/plain", JSON.stringify({ data: { x: "a\0b" } }))).toEqual({
    kind: "rendered",
    body: "a\uFFFDb",
  });
});
