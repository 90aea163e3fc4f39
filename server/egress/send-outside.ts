import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import { codeOf, outsideAddress, type OutsideRules, pinnedTo, whenAborted } from "./outside-address.ts";

/** What is sent to somebody outside. */
export interface Sending {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Sent instead of the body: so many bytes of a file. */
  readonly file?: { readonly open: () => Readable; readonly length: number };
  /** Whether the receiver's certificate has to be one that is believed everywhere. */
  readonly verifySsl: boolean;
}

export interface SendOutsideOptions extends OutsideRules {
  /** How long (ms) all of it may take. */
  readonly patience: number;
  /** How much (bytes) of the answer is read. */
  readonly most: number;
}

/**
 * What came of it: an answer with the beginning of its body, an address that nobody here is sent to, or
 * nothing.
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
 * Sends something outside, once: no redirect followed, no more of the answer read than was asked for, and no
 * longer waited than that. What has answered has answered, however slowly it goes on.
 */
export async function sendOutside(
  sending: Sending,
  { patience, most, ...rules }: SendOutsideOptions,
): Promise<Sent> {
  const deadline = AbortSignal.timeout(patience);
  try {
    const found = await outsideAddress(sending.url, rules, deadline);
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
    return { kind: "silent", reason: deadline.aborted ? `no answer in ${patience / 1000} s` : codeOf(error) };
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
    // Who answers early or hangs up takes no more of it, and nobody else would close it then.
    asking.once("close", () => stream.destroy());
    stream.pipe(asking);
  });
}

/**
 * Reads as much of a body as is wanted, or came before it broke off or was too late, and whether more was to
 * come.
 */
async function beginningOf(
  response: IncomingMessage,
  most: number,
): Promise<{ readonly text: string; readonly isCut: boolean }> {
  const parts: Buffer[] = [];
  let length = 0;
  let isCut = false;
  try {
    // No encoding was set.
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length >= most) break;
    }
  } catch {
    // What came counts.
    isCut = true;
  }
  response.destroy();
  return {
    text: new TextDecoder().decode(Buffer.concat(parts).subarray(0, most)),
    isCut: isCut || length >= most,
  };
}
