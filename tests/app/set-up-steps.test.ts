import { expect, test } from "vitest";
import type { Session } from "../../openapi/generated/console.ts";
import { permissionsOf } from "../../server/auth/permissions.ts";
import { stepsFor } from "../../src/app/set-up/set-up-steps.ts";

const holder = (privilege: string, features: Session["features"] = []) =>
  ({ abilities: [...permissionsOf(privilege, null, false)], features }) as unknown as Session; // nothing else of it is looked at
const named = (one: Session | null) => stepsFor(one).map(({ name }) => name);

test("an administrator begins with a segment, then agents, and comes to a branch", () => {
  expect(named(holder("admin")).slice(0, 2)).toEqual(["segment", "agent"]);
  expect(named(holder("admin")).at(-1)).toBe("branch");
});

test("leaves out steps that the plan does not include", () => {
  expect(named(holder("admin", ["CALENDAR"]))).toEqual([
    "segment",
    "agent",
    "hours",
    "service",
    "webhook",
    "branch",
  ]);
  expect(named(holder("admin"))).toEqual(["segment", "agent", "webhook", "branch"]);
});

test("leads no users to pages that are not open to them", () => {
  expect(named(holder("agent"))).toEqual(["segment"]);
  expect(named(null)).toEqual([]);
});
