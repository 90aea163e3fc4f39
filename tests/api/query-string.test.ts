import { expect, test } from "vitest";
import { queryString } from "../../src/api/client.ts";

test("writes a query in the platform's grammar and omits undefined values", () => {
  expect(
    queryString({
      $limit: 25,
      $skip: undefined,
      $sort: { name: -1 },
      $select: ["name", "users"],
      populate: ["users"],
      level: { $in: [1, 2] },
      visibility: "visible",
      $search: "a&b=c",
    }),
  ).toBe(
    "$limit=25&$sort[name]=-1&$select[]=name&$select[]=users&populate[]=users&level[$in][]=1&level[$in][]=2&visibility=visible&$search=a%26b%3Dc",
  );
});
