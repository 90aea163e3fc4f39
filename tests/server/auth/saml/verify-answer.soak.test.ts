import { expect, test } from "vitest";
import { leastCpu } from "../../../support/least-cpu.ts";
import { answer, outcome } from "./answers.ts";
import { full, HEAVY } from "./heavy-answers.ts";

/** ms of the processor. An answer takes 20 to 90; a parser that is kept busy takes seconds. */
const MOST = 600;

test.each(HEAVY)("the time for %s is short", async (_, becomes, __, xml) => {
  const settings = { wantAuthnResponseSigned: !becomes.includes("@") };
  expect(await leastCpu(async () => expect(await outcome(xml, settings)).toBe(becomes))).toBeLessThan(MOST);
});

test("searches the signed part of a full answer in a short time", async () => {
  const xml = full(answer());
  expect(await leastCpu(async () => expect(await outcome(xml)).toBe("refused: signature"))).toBeLessThan(
    MOST,
  );
});
