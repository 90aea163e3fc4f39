import fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, floorToJson } from "../../../streams/projections/floor.ts";
import { redactedFloor } from "../../../streams/recording/redact-floor.ts";
import { Redactor } from "../../../streams/recording/redactor.ts";
import { floorHash } from "../../../streams/replay/floor-hash.ts";
import {
  ANA,
  callCreated,
  connected,
  contactCreated,
  given,
  logged,
  queueCreated,
  SALES,
  status,
  storyEvent,
  userDescribed,
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";

const redactor = () => new Redactor(new Uint8Array(32).fill(7));
const folded = (events: readonly Event[]) => floorToJson(evolveFloor(emptyFloor("UTC"), events));
test("to redact what happened and to fold it is the same as to fold it and to redact the floor", () => {
  fc.assert(
    fc.property(someLog(120), (events) => {
      const own = redactor();
      const before = folded(events.map((event) => own.event(event)));
      expect(floorHash(redactedFloor(folded(events), own))).toEqual(floorHash(before));
    }),
  );
});

test("removes all names from a redacted floor, and keeps its references", () => {
  const floor = given(
    userDescribed(ANA, "Ana Ruiz"),
    connected(ANA, "9:00:00", "session of Ana"),
    status(ANA, "9:00:01", "break", "at her mother's"),
    contactCreated("+34600000000", "9:01:00", { customer: "Núria Ferrer" }),
    queueCreated("+34600000000", "9:01:00", { contact: "+34600000000" }),
    contactCreated("+34611111111", "9:01:00", { customer: "Pau Vila" }),
    callCreated("+34611111111", "9:02:00", { contact: "+34611111111" }),
    queueCreated("+34600000000", "9:03:00"),
    storyEvent("poc-connected", "poc/reception-of-pau", "9:04:00", { branch: SALES }),
  );
  const state = redactedFloor(floorToJson(floor), redactor());
  expect(JSON.stringify(state)).not.toMatch(/Ana|mother|Ferrer|Vila|\+34|reception/);
  expect(state.queue[0]?.contact).toBe(state.contacts.find(({ queue }) => queue === state.queue[0]?.id)?.id);
  expect(state.agents[0]).toMatchObject({
    id: ANA,
    status: "break",
    reason: expect.stringMatching(/^p/),
    calls: [state.calls[0]?.id],
  });
  expect(state.anomalies.latest[0]?.subject).toBe(`queue/${state.queue[0]?.id}`);
});

test("removes members of a later version until a rule for them exists", () => {
  const [contact] = logged([contactCreated("c-1", "9:00:00")]);
  const state = folded([contact!]);
  const later = {
    ...state,
    note: "secret",
    contacts: state.contacts.map((row) => ({ ...row, note: "secret" })),
    days: state.days.map((day) => ({
      ...day,
      tallies: day.tallies.map((tally) => ({ ...tally, note: "secret" })),
    })),
    counts: { ...state.counts, note: "secret" },
  };
  expect(JSON.stringify(redactedFloor(later, redactor()))).not.toContain("secret");
});
