import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { FACTS } from "../../../openapi/generated/facts.ts";
import { REDACTIONS } from "../../../openapi/generated/redactions.ts";
import { Redactor } from "../../../streams/recording/redactor.ts";
import { emptyFloor, floorToJson } from "../../../streams/projections/floor.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import {
  ANA,
  callCreated,
  contactCreated,
  logged,
  queueCreated,
  SALES,
  userDescribed,
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { someHeader } from "../../support/some-header.ts";

const redactor = (fill = 7) => new Redactor(new Uint8Array(32).fill(fill));
const one = (event: Event | undefined) => redactor().event(event!);

test("every fact that is known has a rule for each of its members", () => {
  expect(Object.keys(REDACTIONS).toSorted()).toEqual(Object.keys(FACTS).toSorted());
});

test("replaces a customer by the same pseudonym everywhere, and keeps the references of a call", () => {
  const own = redactor();
  const [came, waited, spoke] = logged([
    contactCreated("+34600000000", "9:00:00", {
      customer: "Núria Ferrer",
      location: "Carrer 1",
      device: "her phone",
    }),
    queueCreated("1", "9:00:00", { contact: "+34600000000", customer: "Núria Ferrer" }),
    callCreated("1", "9:01:00", { contact: "+34600000000", queue: "1" }),
  ]).map((event) => own.event(event));
  expect(came?.data).toEqual({
    channel: "audio",
    origin: "widget",
    customer: expect.stringMatching(/^p[0-9a-f]{16}$/),
  });
  expect(waited?.data["customer"]).toBe(came?.data["customer"]);
  expect(came?.subject).toBe(`contact/${String(waited?.data["contact"])}`);
  expect([spoke?.data["contact"], spoke?.subject, spoke?.data["segment"], spoke?.data["user"]]).toEqual([
    waited?.data["contact"],
    expect.stringMatching(/^call\/p/),
    SALES,
    ANA,
  ]);
  expect(JSON.stringify([came, waited, spoke])).not.toMatch(/Ferrer|34600|Carrer|phone/);
});

test("uses different pseudonyms with a different key", () => {
  const [event] = logged([contactCreated("c-1", "9:00:00", { customer: "Núria" })]);
  expect(redactor(1).event(event!).data["customer"]).not.toBe(redactor(2).event(event!).data["customer"]);
  expect(redactor(1).event(event!)).toEqual(redactor(1).event(event!));
});

test("removes everything that no rule permits, regardless of its name", () => {
  const [event] = logged([
    {
      ...contactCreated("c-1", "9:00:00"),
      data: { channel: "audio", origin: "widget", password: "secret", constructor: "x" },
    },
  ]);
  expect(one(event).data).toEqual({ channel: "audio", origin: "widget" });
  expect(one({ ...event!, type: "something-new" }).data).toEqual({});
});

test("agents are called otherwise in the header, too, and segments as they are", () => {
  const header = redactor().header(
    someHeader([], { segments: { [SALES]: "Sales" }, users: { [ANA]: "Ana Ruiz" } }),
  );
  expect(header.names).toEqual({
    segments: { [SALES]: "Sales" },
    users: { [ANA]: expect.stringMatching(/^p[0-9a-f]{16}$/) },
  });
  expect(header.redaction).toEqual({ policy: "r3" });
  expect(one(logged([userDescribed(ANA, "Ana Ruiz")])[0]).data["name"]).toBe(header.names.users[ANA]);
});

const NAMES = /ana|garc|34600123123/i;
const hostile = (type: string, subject: string, data: object, more: object = {}): Event => ({
  ...logged([{ ...contactCreated("c-1", "9:00:00"), type, subject }])[0]!,
  data: { ...data },
  ...more,
}); // one was given

test.each<[string, Event]>([
  [
    "an id that is not of ours",
    hostile("appointment-created", "appointment/ana.garcia@x.com", {
      service: "ana",
      user: "ana@x.com",
      at: "when Ana comes",
    }),
  ],
  [
    "a telephone for an id",
    hostile("recording-created", "recording/34600123123", { call: "34600123123", by: "34600123123" }),
  ],
  [
    "the address of an agent",
    hostile("user-connected", "user/ana@x.com", { session: "ana", ip: "ana", browser: "Ana's Chrome" }),
  ],
  [
    "a subject that is of nothing",
    hostile("call-created", "ana.garcia", {
      contact: "ana",
      segment: "34600123123",
      channel: { deep: "ana" },
      user: ["ana"],
      customer: { name: "Ana" },
    }),
  ],
  ["tags", hostile("call-tagged", "call/1", { tags: ["Ana García", { name: "Ana" }] })],
  [
    "scores",
    hostile("survey-received", "call/1", {
      id: "1",
      scores: { "Ana García": 5, polite: "Ana", telephone: 34600123123 },
      scales: { "Ana García": "csat", polite: "Ana" },
    }),
  ],
  [
    "what a display is",
    hostile("poc-connected", "poc/ana", {
      branch: "ana",
      browser: "Ana",
      os: "Ana OS",
      device: "Ana's iPad",
    }),
  ],
  [
    "words for numbers and choices",
    hostile("contact-ended", "contact/1", {
      outcome: "Ana",
      recorded: { ivrSeconds: "Ana", queueSeconds: 34600123123, ana: 1 },
    }),
  ],
  [
    "what nobody knows",
    hostile(
      "pbx-ana-garcia",
      "ana-garcia/1",
      { ana: "ana" },
      { source: "/pbx/ana.garcia@x.com/1", dataschema: "/schemas/ana", channel: "ana", epoch: "ana" },
    ),
  ],
  [
    "a time with a word beside it",
    hostile("call-ended", "call/1", {}, { time: "Mon, 12 Jan 2026 09:00:00 GMT (Ana)" }),
  ],
])("leaves no personal data in %s", (_, event) => {
  const redacted = one(event);
  expect(JSON.stringify(event)).toMatch(NAMES);
  expect(JSON.stringify(redacted)).not.toMatch(NAMES);
  expect(Date.parse(redacted.time)).toBe(Date.parse("2026-01-12T09:00:00.000Z"));
});

test("keeps values in their expected format, and replaces related ones consistently", () => {
  const own = redactor();
  const data = { branch: SALES, browser: "Chrome 142", os: "Windows 11", device: "tablet" };
  expect(own.event(hostile("poc-connected", "poc/1", data)).data).toEqual(data);
  const ended = { outcome: "answered", recorded: { ivrSeconds: 5, queueSeconds: 40 } };
  expect(own.event(hostile("contact-ended", "contact/1", ended)).data).toEqual(ended);
  const described = own.event(
    hostile("user-described", "user/ana@x.com", { name: "Ana", segments: [SALES, "34600123123"] }),
  );
  const spoke = own.event(hostile("call-created", "call/1", { user: "ana@x.com", segment: "34600123123" }));
  expect(described.subject).toBe(`user/${String(spoke.data["user"])}`);
  expect(described.data["segments"]).toEqual([SALES, spoke.data["segment"]]);
  const [one, other] = [["vip", "angry"], ["vip"]].map(
    (tags) => own.event(hostile("call-tagged", "call/1", { tags })).data["tags"] as string[],
  ); // two lists were given
  expect([one?.length, one?.[0]]).toEqual([2, other?.[0]]);
});

test("of a header only what is known of headers stays, in its form", () => {
  const header = {
    ...someHeader([hostile("pbx-ana", "ana/1", {})]),
    source: "/pbx/ana",
    note: "Ana",
    app: "Ana's",
    locale: "ana",
    charts: [{ id: "ana", version: "ana", hash: "ana" }],
    names: { segments: { "34600123123": "Sales" }, users: { "ana@x.com": "Ana" }, extra: "Ana" },
  };
  const redacted = redactor().header(header as unknown as ReturnType<typeof someHeader>); // as a file may have it
  expect(JSON.stringify(redacted)).not.toMatch(NAMES);
  expect(redacted).toMatchObject({
    name: "A morning",
    zone: "UTC",
    stream: header.stream,
    sealed: true,
    schemas: { [one(hostile("pbx-ana", "ana/1", {})).type]: 1 },
  });
});

test("keeps all counts of any redacted events", () => {
  fc.assert(
    fc.property(someLog(80), (events) => {
      const own = redactor();
      const floor = (of: readonly Event[]) => floorToJson(evolveFloor(emptyFloor("UTC"), of));
      const [before, after] = [floor(events), floor(events.map((event) => own.event(event)))];
      expect({
        counts: after.counts,
        days: after.days,
        segments: after.segments,
        byReason: after.anomalies.byReason,
        sizes: [after.queue.length, after.calls.length, after.contacts.length],
      }).toEqual({
        counts: before.counts,
        days: before.days,
        segments: before.segments,
        byReason: before.anomalies.byReason,
        sizes: [before.queue.length, before.calls.length, before.contacts.length],
      });
    }),
  );
});
