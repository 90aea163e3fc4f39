import { expect, test } from "vitest";
import { readOperations } from "../../../server/contract/operations.ts";
import { secretQueries } from "../../support/canary-area.ts";
import { checkRequest } from "../../support/checked-request.ts";

const reads = readOperations().filter(({ method }) => method === "get");

test.each(reads)("$id refuses a query that names the column of a secret", (operation) => {
  expect(secretQueries().filter((query) => checkRequest(operation, { query }).status !== 400)).toEqual([]);
});
