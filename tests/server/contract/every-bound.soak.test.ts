import { afterAll, beforeAll, expect, test } from "vitest";
import { faultsIn, operationAsker } from "../../support/ask-operation.ts";
import {
  BODY_BOUNDS,
  bodyDeviations,
  QUERY_BOUNDS,
  queryDeviations,
  type Send,
} from "../../support/bound-cases.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";

let platform: TestPlatform;
let send: Send;
beforeAll(async () => {
  platform = await startPlatform();
  const ask = await operationAsker(platform);
  send = async (operation, request) => {
    const answer = await ask(operation, request);
    return { status: answer.status, faults: faultsIn(answer) };
  };
});
afterAll(() => platform.close());

test.each(BODY_BOUNDS)(
  "a running server refuses $title by name outside its bounds, and does not break inside",
  async (bound) => {
    expect(await bodyDeviations(bound, send)).toEqual([]);
  },
);

test.each(QUERY_BOUNDS)(
  "a running server refuses $title by name outside its bounds, and answers inside",
  async (bound) => {
    expect(await queryDeviations(bound, send)).toEqual([]);
  },
);
