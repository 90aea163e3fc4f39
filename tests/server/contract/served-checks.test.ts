import { afterAll, beforeAll, expect, test } from "vitest";
import { type Operation, readOperations } from "../../../server/contract/operations.ts";
import { faultsIn, operationAsker } from "../../support/ask-operation.ts";
import { BODY_BOUNDS, QUERY_BOUNDS, withBody, withQuery } from "../../support/bound-cases.ts";
import { checkRequest, type SentRequest } from "../../support/checked-request.ts";
import { GOOD_BODIES } from "../../support/good-bodies.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { expectKept, TEXT_FIELDS } from "../../support/text-fields.ts";

// Every bound and every field is tried in process (every-bound, every-field): here is one case of each
// operation, to show that the server runs the same check.

let platform: TestPlatform;
let ask: Awaited<ReturnType<typeof operationAsker>>;
beforeAll(async () => {
  platform = await startPlatform();
  ask = await operationAsker(platform);
});
afterAll(() => platform.close());

/** A request with a value beyond a bound: of its body where it has one, else of its query or its path. */
function beyondBound(operation: Operation): SentRequest {
  const ofOperation = (one: { readonly operation: Operation; readonly beyond: object }) =>
    one.operation === operation && Object.keys(one.beyond).length > 0;
  const [inBody, inQuery] = [BODY_BOUNDS.find(ofOperation), QUERY_BOUNDS.find(ofOperation)];
  if (inBody) return withBody(inBody, Object.values(inBody.beyond).at(-1));
  if (inQuery) return withQuery(inQuery, Object.values(inQuery.beyond).at(-1));
  const path = operation.parameters.find((parameter) => parameter.in === "path");
  return path ? { params: { [path.name]: "!" } } : { query: "more=1" };
}

test.each(readOperations())(
  "$id answers a value beyond a bound with the faults that its check finds",
  async (operation) => {
    const { params, ...sent } = beyondBound(operation);
    const checked = checkRequest(operation, { ...sent, ...(params && { params }) });
    expect(checked.faults.length).toBeGreaterThan(0);
    const answer = await ask(operation, sent, params);
    expect({ status: answer.status, faults: faultsIn(answer) }).toEqual({
      status: checked.status,
      faults: checked.faults.map(({ pointer, code }) => ({ pointer, code })),
    });
  },
);

/** For each operation with texts, one of every field: the kinds that the check lets through, in turn. */
const hostile = readOperations().flatMap((operation) => {
  const texts = TEXT_FIELDS.flatMap((field, index) => {
    if (field.operation !== operation) return [];
    const taken = Object.values(field.typed).filter(
      (text) =>
        checkRequest(operation, { json: { ...GOOD_BODIES[operation.id], [field.name]: text } }).status ===
        200,
    );
    return taken.length > 0 ? [[field.name, taken[index % taken.length] ?? ""] as const] : [];
  });
  return texts.length > 0 ? [{ id: operation.id, operation, texts }] : [];
});

test("hostile texts reach many operations, in several fields each", () => {
  expect(hostile.length).toBeGreaterThan(40);
  expect(hostile.filter(({ texts }) => texts.length > 1).length).toBeGreaterThan(20);
});

test.each(hostile)(
  "$id takes hostile texts in all of its fields: they are kept as they are or refused, and nothing breaks",
  async ({ operation, texts }) => {
    const { status, body } = await ask(operation, {
      json: { ...GOOD_BODIES[operation.id], ...Object.fromEntries(texts) },
    });
    expect(status).toBeLessThan(500);
    if (status === 200) for (const [name, text] of texts) expectKept(operation, name, text, body);
  },
);
