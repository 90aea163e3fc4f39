import { expect, test } from "vitest";
import { DESCRIBED } from "../../../openapi/generated/described.ts";
import { LIST_SPEC as RECORDINGS } from "../../../src/features/insights/recordings/recorded-calls-rules.ts";
import { specOfName } from "../../../src/resource/records/record/resource-spec.ts";
import { offered } from "../../../src/resource/records/form/use-nameable.ts";

/**
 * Members that name users who need not be agents: those who look after a contact, receive emails, or have
 * read a notification.
 */
const ANY_USER = ["Contact.assignments", "Notification.viewedBy", "WorkingHours.subscribers"];

test("every other field that names users offers agents alone", () => {
  const naming = Object.keys(DESCRIBED).flatMap((name) =>
    Object.entries(specOfName(name)?.references ?? {}).flatMap(([member, { one, picks }]) =>
      one === "User" ? [{ at: `${name}.${member}`, picks }] : [],
    ),
  );
  expect(
    naming
      .filter(({ picks }) => picks === undefined)
      .map(({ at }) => at)
      .toSorted(),
  ).toEqual(ANY_USER);
  expect(
    naming
      .filter(({ picks }) => picks === "agents")
      .map(({ at }) => at)
      .toSorted(),
  ).toEqual([
    "AgentFormExport.agents",
    "Appointment.user",
    "Segment.users",
    "Service.agents",
    "WorkingHours.agents",
  ]);
  expect([RECORDINGS.references["agent"]?.picks, RECORDINGS.references["reviewedBy"]?.picks]).toEqual([
    "agents",
    undefined,
  ]);
});

test("offers users from level 4 as agents, and filters other records by their references", () => {
  expect(offered({ picks: "agents" })).toEqual({ level: { $gte: 4 } });
  expect(offered({ among: { type: ["company"] } })).toEqual({ type: { $in: ["company"] } });
  expect(offered({})).toEqual({});
});
