import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { FeedUnavailable } from "../../../server/traffic/feed-client.ts";
import { fedEvent } from "../../../server/traffic/fed-event.ts";
import { httpFeedClient } from "../../../server/traffic/http-feed-client.ts";

const EVENT = fedEvent("/play/1", "event/1", "call-tagged", "call/1", 0, { tags: ["ü"] });
const never = new AbortController().signal;

async function platformThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const platformAnswering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  platformThat((_, response) =>
    response.writeHead(status, headers).end(typeof body === "string" ? body : JSON.stringify(body)),
  );

test("events go to the platform as a batch of CloudEvents with the key, and its answer comes back", async () => {
  const received: unknown[] = [];
  const server = await platformThat((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (piece: string) => (body += piece));
    request.on("end", () => {
      received.push(
        request.method,
        request.url,
        request.headers["content-type"],
        request.headers["x-api-key"],
        JSON.parse(body),
      );
      response.end(JSON.stringify({ accepted: 1, duplicates: 0, refused: [] }));
    });
  });
  expect(await httpFeedClient(server, "secret")([EVENT], never)).toEqual({
    accepted: 1,
    duplicates: 0,
    refused: [],
  });
  expect(received).toEqual(["POST", "/api/events", "application/cloudevents-batch+json", "secret", [EVENT]]);
});

test.each([429, 500, 502, 503, 504])("a platform that answers %i is asked again later", async (status) => {
  const door = httpFeedClient(await platformAnswering(status, "", { "retry-after": "7" }), "secret");
  await expect(door([EVENT], never)).rejects.toThrow(new FeedUnavailable(`it returned ${status}`, 7_000));
});

test("allows a retry after a refused connection", async () => {
  await expect(httpFeedClient("http://127.0.0.1:9", "secret")([EVENT], never)).rejects.toBeInstanceOf(
    FeedUnavailable,
  );
});

test("a platform that breaks off in its answer is asked again later", async () => {
  const server = await platformThat((_, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write('{"accepted":', () => response.destroy());
  });
  await expect(httpFeedClient(server, "secret")([EVENT], never)).rejects.toBeInstanceOf(FeedUnavailable);
});

test.each([
  ["does not know the key", 401, {}, "the API key is unknown (401)"],
  ["does not let the key feed", 403, {}, "the API key has no permission to send events (403)"],
  [
    "finds the batch wrong",
    400,
    { title: "Malformed", detail: "The body is no list." },
    "The body is no list. (400)",
  ],
  ["is not one", 404, "<html>", "Not Found (404)"],
  ["is another service", 200, "<html>", "is not a Switchboard platform"],
])("a platform that %s is not asked again", async (_, status, body, message) => {
  const asking = httpFeedClient(await platformAnswering(status, body), "secret")([EVENT], never);
  await expect(asking).rejects.toThrow(message);
  await expect(asking).rejects.not.toBeInstanceOf(FeedUnavailable);
});

test("aborts a pending request when stopped", async () => {
  const stop = new AbortController();
  const server = await platformThat(() => stop.abort());
  await expect(httpFeedClient(server, "secret")([EVENT], stop.signal)).rejects.toThrow("aborted");
});
