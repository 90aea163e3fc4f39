import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import { codeOf, resolveExternal, type EgressRules, pinnedTo, whenAborted } from "./external-address.ts";

/** A request to an external server. */
export interface Sending {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** A file to send instead of the body, with its length in bytes. */
  readonly file?: { readonly open: () => Readable; readonly length: number };
  /** True if the server's certificate must be valid. */
  readonly verifySsl: boolean;
}

export interface SendExternalOptions extends EgressRules {
  /** Total time limit, ms. */
  readonly patience: number;
  /** Maximum number of bytes to read from the response body. */
  readonly most: number;
}

/**
 * Result of a request: a response with the start of its body, a refusal because an IP address is not allowed,
 * or no response.
 */
export type Sent =
  | {
      readonly kind: "answered";
      readonly status: number;
      readonly retryAfter: string | null;
      readonly text: string;
      readonly isCut: boolean;
    }
  | { readonly kind: "refused" }
  | { readonly kind: "silent"; readonly reason: string };

/**
 * Sends one request without following redirects, with limits of response size and time. If the time limit is
 * reached after the response headers, returns the part of the body that has arrived.
 */
export async function sendExternal(
  sending: Sending,
  { patience, most, ...rules }: SendExternalOptions,
): Promise<Sent> {
  const deadline = AbortSignal.timeout(patience);
  try {
    const found = await resolveExternal(sending.url, rules, deadline);
    if (found.kind !== "found") return found;
    const response = await Promise.race([answerTo(sending, found.address, deadline), whenAborted(deadline)]);
    const { statusCode = 0, headers } = response;
    return {
      kind: "answered",
      status: statusCode,
      retryAfter: headers["retry-after"] ?? null,
      ...(await beginningOf(response, most)),
    };
  } catch (error) {
    return {
      kind: "silent",
      reason: deadline.aborted ? `timeout after ${patience / 1000} s` : codeOf(error),
    };
  }
}

function answerTo(
  { url, method, headers, body, file, verifySsl }: Sending,
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { request } = url.protocol === "https:" ? https : http;
  const length = file?.length ?? Buffer.byteLength(body);
  return new Promise((answered, failed) => {
    const asking = request(
      url,
      {
        method,
        lookup: pinnedTo(address),
        signal,
        agent: false,
        rejectUnauthorized: verifySsl,
        headers: { ...headers, "content-length": length },
      },
      answered,
    );
    asking.on("error", failed);
    if (!file) return void asking.end(body);
    const stream = file.open();
    stream.on("error", (error) => asking.destroy(error));
    // The server may respond early or hang up without reading the stream, which must then be closed.
    asking.once("close", () => stream.destroy());
    stream.pipe(asking);
  });
}

/**
 * Reads at most `most` bytes of a body, until its end, an error or the timeout. `isCut` is true if the body
 * may be longer.
 */
async function beginningOf(
  response: IncomingMessage,
  most: number,
): Promise<{ readonly text: string; readonly isCut: boolean }> {
  const parts: Buffer[] = [];
  let length = 0;
  let isCut = false;
  try {
    // Without an encoding, the stream yields buffers.
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= most) break;
    }
  } catch {
    // The part that has arrived is returned.
    isCut = true;
  }
  response.destroy();
  return {
    text: new TextDecoder().decode(Buffer.concat(parts).subarray(0, most)),
    isCut: isCut || length >= most,
  };
}
