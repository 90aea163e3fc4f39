import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { FACTS } from "../../../openapi/generated/facts.ts";
import { REDACTIONS } from "../../../openapi/generated/redactions.ts";
import { Redactor } from "../../../streams/recording/redactor.ts";
import { emptyFloor, floorToJson } from "../../../streams/projections/floor.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { ANA, callCreated, contactCreated, logged, queueCreated, SALES, userDescribed } from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";
import { someHeader } from "../../support/some-header.ts";

const redactor = (fill = 7) => new Redactor(new Uint8Array(32).fill(fill));
const one = (event: Event | undefined) => redactor().event(event!);

test("every fact that is known has a rule for each of its members", () => {
  expect(Object.keys(REDACTIONS).toSorted()).toEqual(Object.keys(FACTS).toSorted());
});

test("a customer is somebody else, and the same one wherever they come, and what belongs to a call still does", () => {
  const own = redactor();
  const [came, waited, spoke] = logged([contactCreated("+34600000000", "9:00:00", { customer: "Núria Ferrer", location: "Carrer 1", device: "her phone" }), queueCreated("1", "9:00:00", { contact: "+34600000000", customer: "Núria Ferrer" }), callCreated("1", "9:01:00", { contact: "+34600000000", queue: "1" })]).map((event) => own.event(event));
  expect(came?.data).toEqual({ channel: "audio", origin: "widget", customer: expect.stringMatching(/^p[0-9a-f]{16}$/) });
  expect(waited?.data["customer"]).toBe(came?.data["customer"]);
  expect(came?.subject).toBe(`contact/${String(waited?.data["contact"])}`);
  expect([spoke?.data["contact"], spoke?.subject, spoke?.data["segment"], spoke?.data["user"]]).toEqual([waited?.data["contact"], expect.stringMatching(/^call\/p/), SALES, ANA]);
  expect(JSON.stringify([came, waited, spoke])).not.toMatch(/Ferrer|34600|Carrer|phone/);
});

test("with another key everybody is somebody else", () => {
  const [event] = logged([contactCreated("c-1", "9:00:00", { customer: "Núria" })]);
  expect(redactor(1).event(event!).data["customer"]).not.toBe(redactor(2).event(event!).data["customer"]);
  expect(redactor(1).event(event!)).toEqual(redactor(1).event(event!));
});

test("what nobody knows to be harmless is left out, whatever it is called", () => {
  const [event] = logged([{ ...contactCreated("c-1", "9:00:00"), data: { channel: "audio", origin: "widget", password: "secret", constructor: "x" } }]);
  expect(one(event).data).toEqual({ channel: "audio", origin: "widget" });
  expect(one({ ...event!, type: "something-new" }).data).toEqual({});
});

test("agents are called otherwise in the header, too, and segments as they are", () => {
  const header = redactor().header(someHeader([], { segments: { [SALES]: "Sales" }, users: { [ANA]: "Ana Ruiz" } }));
  expect(header.names).toEqual({ segments: { [SALES]: "Sales" }, users: { [ANA]: expect.stringMatching(/^p[0-9a-f]{16}$/) } });
  expect(header.redaction).toEqual({ policy: "r2" });
  expect(one(logged([userDescribed(ANA, "Ana Ruiz")])[0]).data["name"]).toBe(header.names.users[ANA]);
});

test("whatever happened, what follows from it is counted as before", () => {
  fc.assert(
    fc.property(someLog(80), (events) => {
      const own = redactor();
      const floor = (of: readonly Event[]) => floorToJson(evolveFloor(emptyFloor("UTC"), of));
      const [before, after] = [floor(events), floor(events.map((event) => own.event(event)))];
      expect({ counts: after.counts, days: after.days, segments: after.segments, byReason: after.anomalies.byReason, sizes: [after.queue.length, after.calls.length, after.contacts.length] }).toEqual({
        counts: before.counts,
        days: before.days,
        segments: before.segments,
        byReason: before.anomalies.byReason,
        sizes: [before.queue.length, before.calls.length, before.contacts.length],
      });
    }),
  );
});
