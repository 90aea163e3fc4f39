import fc from "fast-check";
import { expect, test } from "vitest";
import type { FloorState } from "../../../openapi/generated/live-monitor.ts";
import { evolveFloor } from "../../../streams/projections/evolve-floor.ts";
import { emptyFloor, floorFromJson, floorToJson } from "../../../streams/projections/floor.ts";
import { redactingFloor } from "../../../streams/recording/redact-floor.ts";
import { Redactor } from "../../../streams/recording/redactor.ts";
import { floorHash } from "../../../streams/replay/floor-hash.ts";
import {
  callCreated,
  contactCreated,
  logged,
  queueCreated,
  userDescribed,
  ANA,
} from "../../support/floor-story.ts";
import { someLog } from "../../support/random-facts.ts";

const redacted = (floor: FloorState, redactor: Redactor): FloorState => {
  const steps = redactingFloor(floor, redactor);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
};
const own = () => new Redactor(new Uint8Array(32).fill(7));

test("folds redacted events into the redacted floor, at every cut", () => {
  fc.assert(
    fc.property(someLog(80), fc.nat(), (events, somewhere) => {
      const redactor = own();
      const cut = somewhere % (events.length + 1);
      const before = evolveFloor(emptyFloor("UTC"), events.slice(0, cut));
      const later = evolveFloor(before, events.slice(cut));
      const replayed = evolveFloor(
        floorFromJson(redacted(floorToJson(before), redactor)),
        events.slice(cut).map((event) => redactor.event(event)),
      );
      expect(floorHash(floorToJson(replayed))).toBe(floorHash(redacted(floorToJson(later), redactor)));
    }),
  );
});

test("contains no names, phone numbers or call ids", () => {
  const events = logged([
    userDescribed(ANA, "Ana Ruiz"),
    contactCreated("+34600000000", "9:00:00", { customer: "Núria Ferrer" }),
    queueCreated("q-34600", "9:00:00", { contact: "+34600000000", customer: "Núria Ferrer" }),
    callCreated("k-34600", "9:01:00", {
      contact: "+34600000000",
      queue: "q-34600",
      customer: "Núria Ferrer",
    }),
  ]);
  const text = JSON.stringify(redacted(floorToJson(evolveFloor(emptyFloor("UTC"), events)), own()));
  expect(text).not.toMatch(/Ana|Ruiz|Ferrer|34600/);
  expect(text).toMatch(/"customer":"p[0-9a-f]{16}"/);
});

test("removes members without a rule", () => {
  const floor = floorToJson(evolveFloor(emptyFloor("UTC"), logged([userDescribed(ANA, "Ana Ruiz")])));
  const more = {
    ...floor,
    notes: "secret",
    agents: floor.agents.map((agent) => ({ ...agent, phone: "secret" })),
  };
  expect(JSON.stringify(redacted(more, own()))).not.toContain("secret");
});

test("a large floor takes steps", () => {
  const floor = {
    ...floorToJson(emptyFloor("UTC")),
    pocs: Array.from({ length: 1_000 }, (_, index) => ({ id: `p${index}`, branch: ANA, connected: true })),
  };
  expect([...redactingFloor(floor, own())].length).toBe(5);
});
