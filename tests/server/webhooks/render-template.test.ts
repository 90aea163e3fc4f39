import { expect, test } from "vitest";
import { payloadOf } from "../../../server/webhooks/payload.ts";
import { renderTemplate, templateFault, type Template } from "../../../server/webhooks/render-template.ts";
import { testEvent } from "../../../server/webhooks/test-event.ts";
import { HURRIED } from "../../support/hurried.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const EVENT = payloadOf(testEvent("queue-created", { account: ACCOUNT, id: "e1", now: Date.UTC(2026, 5, 1) }));
const made = (template: string, contentType: Template["contentType"] = "text/plain", payload = EVENT) => renderTemplate({ template, contentType }, payload);
const body = (template: string) => made(template);

test.each([
  ["{{ type }} {{ data.channel }}", "queue-created audio"],
  ["{{ event.id }}", "e1"],
  ["{{ data.nothing.at.all }}", ""],
  ['{% for pair in data %}{{ pair[0] }};{% endfor %}', "contact;segment;channel;priority;"],
  ['{% assign x = time | date: "%H:%M" %}{{ x }}', "00:00"],
  ["{% capture x %}{{ id }}{% endcapture %}{{ x }}{{ x }}", "e1e1"],
])("a template %j makes %j of the event", (template, text) => {
  expect(body(template)).toEqual({ kind: "rendered", body: text });
});

test("the whole event can be written again, and values with quotes in them stay JSON", () => {
  expect(made("{{ event | json }}", "application/json")).toEqual({ kind: "rendered", body: EVENT });
  const quoted = JSON.stringify({ data: { name: 'a "b"\n' } });
  expect(made('{"name": {{ data.name | json }}}', "application/json", quoted)).toEqual({ kind: "rendered", body: JSON.stringify({ name: 'a "b"\n' }).replace(":", ": ") });
  expect(made('{"name": "{{ data.name }}"}', "application/json", quoted)).toMatchObject({ kind: "failed", why: expect.stringMatching(/^what it made is no JSON: /) });
});

test.each([
  ["one\n{% if type %}", "line 2: tag {% if type %} not closed"],
  ["{{ type | shout }}", "line 1: undefined filter: shout"],
  ["\n\n{% include 'x' %}", 'line 3: tag "include" not found'],
  ["{% render 'x' %}", 'line 1: tag "render" not found'],
  ["{% layout 'x' %}", 'line 1: tag "layout" not found'],
  ["{% block x %}{% endblock %}", 'line 1: tag "block" not found'],
])("what is wrong with %j is told with its line", (template, why) => {
  expect(templateFault(template)).toBe(why);
});

test("nothing is wrong with a template that only reads", () => {
  expect(templateFault('{% if data.priority > 1 %}{{ subject | upcase }}{% else %}{{ "x" | append: id }}{% endif %}')).toBeNull();
});

test.each([
  ["loops", "{% for a in (1..9999) %}{% for b in (1..9999) %}{% assign x = a | times: b %}{% endfor %}{% endfor %}"],
  ["counts to a thousand million", "{% for a in (1..1000000000) %}x{% endfor %}"],
  ["doubles a text", `{% assign x = "0123456789" %}${'{% assign x = x | append: x %}'.repeat(40)}{{ x }}`],
  ["fills a variable", '{% capture x %}{% for a in (1..900000) %}0123456789{% endfor %}{% endcapture %}{{ x | size }}'],
  ["writes without end", "{% for a in (1..900000) %}{{ event | json }}{% endfor %}"],
  ["pads", '{{ time | date: "%9999999999d" }}'],
  ["repeats what it filled", `{% capture x %}${"0123456789".repeat(100)}{% endcapture %}${"{% capture x %}{{ x }}{{ x }}{{ x }}{{ x }}{% endcapture %}".repeat(60)}`],
])("a template that %s ends soon, and makes nothing", HURRIED, (_, template) => {
  const began = performance.now();
  expect(body(template)).toMatchObject({ kind: "failed" });
  expect(performance.now() - began).toBeLessThan(2_000);
});

test("no more is made than a receiver is sent of an event", () => {
  expect(body(`{% for a in (1..7000) %}0123456789{% endfor %}`)).toEqual({ kind: "failed", why: "it made more than 64 kB" });
});

test("what an event has by itself is all that a template sees: no part of the engine, of a text or of a list", () => {
  for (const path of ["constructor", "event.constructor", "__proto__", "data.__proto__.x", "type.constructor", "process", "globalThis"]) expect(body(`[{{ ${path} }}]`)).toEqual({ kind: "rendered", body: "[]" });
});

test("a character that cannot be kept is replaced", () => {
  expect(made("{{ data.x }}", "text/plain", JSON.stringify({ data: { x: "a\0b" } }))).toEqual({ kind: "rendered", body: "a\uFFFDb" });
});
