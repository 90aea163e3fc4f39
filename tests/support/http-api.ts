import { Agent, type IncomingMessage, request as openRequest } from "node:http";
import { gunzipSync } from "node:zlib";
import type { Answer, Ask } from "./platform.ts";

/** Connections are kept and shared by all tests of a worker. */
const AGENT = new Agent({ keepAlive: true });
const WITH_BODY: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH"]);

/**
 * Returns a function that sends requests to the API of the platform at this address. It uses Node's own HTTP client:
 * `fetch` costs more processor time than the platform needs for a short answer.
 */
export const apiOf =
  (url: string) =>
  (operation: string, { token, key, query, json, raw, headers }: Ask = {}): Promise<Answer> => {
    const [method = "", path = ""] = operation.split(" ");
    const content = raw ?? (json === undefined ? undefined : JSON.stringify(json));
    const body = typeof content === "string" ? Buffer.from(content) : content;
    const sent = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { "x-api-key": key }),
      ...(typeof raw === "string" && { "content-type": "text/plain;charset=UTF-8" }),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...((body !== undefined || WITH_BODY.has(method)) && { "content-length": String(body?.length ?? 0) }),
      "user-agent": "node",
      ...headers,
    };
    // The address is escaped as in a browser.
    const target = new URL(`${url}/api${path}${query === undefined ? "" : `?${query}`}`);
    return new Promise((resolve, reject) => {
      const request = openRequest(target, { method, agent: AGENT, headers: sent }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => resolve(answerOf(response, Buffer.concat(chunks)))).on("error", reject);
      });
      request.on("error", reject).end(body);
    });
  };

function answerOf(response: IncomingMessage, bytes: Buffer): Answer {
  const text = (response.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString();
  const isJson = /^application\/(problem\+)?json/.test(response.headers["content-type"] ?? "") && text !== "";
  return {
    status: response.statusCode ?? 0,
    // Most tests do not look at the headers.
    get headers() {
      return new Headers(Object.entries(response.headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value])));
    },
    text,
    body: isJson ? JSON.parse(text) : {},
  };
}
