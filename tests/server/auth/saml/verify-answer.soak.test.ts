import { expect, test } from "vitest";
import { leastCpu } from "../../../support/least-cpu.ts";
import { answer, outcome } from "./answers.ts";
import { full, HEAVY } from "./heavy-answers.ts";

/** ms of the processor. An answer takes 20 to 90; a parser that is kept busy takes seconds. */
const MOST = 600;

test.each([...HEAVY.map(([name, becomes, , xml]) => [name, becomes, xml, { wantAuthnResponseSigned: !becomes.includes("@") }] as const), ["one full of what its provider signed", "refused: signature", full(answer()), {}] as const])(
  "the time for %s is short",
  async (_, becomes, xml, settings) => {
    expect(await leastCpu(async () => expect(await outcome(xml, settings)).toBe(becomes))).toBeLessThan(MOST);
  },
);
