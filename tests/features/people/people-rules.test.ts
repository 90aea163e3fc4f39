import { expect, test } from "vitest";
import { FROM_RECORDINGS, peopleQuery, USERS_RULES } from "../../../src/features/people/people-rules.ts";
import { readView } from "../../../src/ui/view-state.ts";

const asked = (address: string) => peopleQuery(readView(address, USERS_RULES), 5);

test.each([
  ["", false],
  ["q=ana", false],
  ["is.imported=yes", true],
  ["is.imported=no", false],
  ["is.imported=yes,no", undefined],
])("hides users from recordings until a filter asks for them: %s", (address, imported) =>
  expect(asked(address).imported).toBe(imported),
);

test("has one filter that shows users from recordings alone", () => {
  const view = { ...readView("", USERS_RULES), filters: [FROM_RECORDINGS] };
  expect(peopleQuery(view, 5).imported).toBe(true);
});
