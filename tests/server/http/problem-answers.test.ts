import type { Socket } from "node:net";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { answerNoise } from "../../../server/http/problem-answers.ts";

const answered = (code: string) => {
  const socket = new PassThrough();
  answerNoise(Object.assign(new Error(code), { code }), socket as unknown as Socket); // of a socket it only writes and ends
  return text(socket);
};

test("returns a timeout rather than malformed HTTP for a slow request", async () => {
  expect(await answered("ERR_HTTP_REQUEST_TIMEOUT")).toMatch(
    /^HTTP\/1\.1 400 .*"detail":"The request was not complete in time\."/s,
  );
  expect(await answered("HPE_INVALID_METHOD")).toMatch(
    /^HTTP\/1\.1 400 .*"detail":"This is not an HTTP request that can be read\."/s,
  );
});
