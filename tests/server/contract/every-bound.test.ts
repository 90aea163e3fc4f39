import { expect, test } from "vitest";
import { BODY_BOUNDS, bodyDeviations, QUERY_BOUNDS, queryDeviations } from "../../support/bound-cases.ts";
import { checkRequest } from "../../support/checked-request.ts";

test("covers many bounds, including nested members", () => {
  expect(BODY_BOUNDS.filter(({ path }) => path.length > 1).length).toBeGreaterThan(20);
  expect(QUERY_BOUNDS.length).toBeGreaterThan(150);
});

test.each(BODY_BOUNDS)(
  "$title is refused by name outside its bounds, and not for them inside",
  async (bound) => {
    expect(await bodyDeviations(bound, checkRequest)).toEqual([]);
  },
);

test.each(QUERY_BOUNDS)(
  "$title is refused by name outside its bounds, and answered inside",
  async (bound) => {
    expect(await queryDeviations(bound, checkRequest)).toEqual([]);
  },
);
