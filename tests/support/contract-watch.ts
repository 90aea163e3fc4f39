import type { IncomingMessage, ServerResponse } from "node:http";
import type { Server } from "socket.io";
import { FACTS } from "../../openapi/generated/facts.ts";
import { follow, membersAt, type Place, within } from "../../server/contract/documents.ts";
import { type Operation, readOperations } from "../../server/contract/operations.ts";
import { faultsOf, Validator } from "../../server/contract/validator.ts";
import { isFact } from "../../server/log/fed-event-check.ts";
import type { Platform } from "../../server/platform/platform.ts";

// One for all platforms of a process: to compile the schemas takes longer than most tests.
const VALIDATOR = new Validator();
const LIVE = "live-monitor.yaml#/components" as const;
/** The operations with their paths as patterns, built once: every answer is matched against them. */
const ROUTES = readOperations().map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/**
 * Checks everything that a platform sends, as it goes over the wire, and keeps violations of the contract.
 */
export class ContractWatch {
  /** Each operation with each status that it was answered with, such as `login 200`. */
  readonly answered = new Set<string>();
  readonly violations: string[] = [];

  watch({ app, io }: Pick<Platform, "app" | "io">): void {
    app.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) =>
      this.watchAnswer(request, response),
    );
    this.watchSockets(io);
  }

  private watchAnswer(request: IncomingMessage, response: ServerResponse): void {
    const chunks: Buffer[] = [];
    let media = "";
    const keep = (chunk: unknown) => {
      if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
    };
    overhear(response, "writeHead", (args) => {
      media = mediaIn(args.at(-1));
    });
    overhear(response, "write", ([chunk]) => keep(chunk));
    overhear(response, "end", ([chunk]) => keep(chunk));
    response.on("finish", () =>
      this.checkAnswer(
        request,
        response.statusCode,
        media || mediaIn(response.getHeaders()),
        Buffer.concat(chunks).toString(),
      ),
    );
  }

  private checkAnswer(
    { method = "", url = "" }: IncomingMessage,
    status: number,
    media: string,
    text: string,
  ): void {
    const path = unescaped(url.split("?")[0] ?? "");
    const operation = path.startsWith("/api/")
      ? this.operationOf(method, path.slice("/api".length))
      : undefined;
    const note = (fault: string) => this.violations.push(`${method} ${url} answered ${status}: ${fault}`);
    if (operation) this.answered.add(`${operation.id} ${status}`);
    if (method === "HEAD" || status === 304) return;
    if (media === "application/problem+json") return this.checkProblem(status, JSON.parse(text), note);
    if (path.startsWith("/api") && !operation)
      return void note(`${media || "nothing"} where only a problem can be`);
    if (operation) this.checkBody(operation, status, media, text, note);
  }

  private checkProblem(status: number, problem: { status?: unknown }, note: (fault: string) => void): void {
    if (problem.status !== status) note(`the problem says ${String(problem.status)}`);
    this.check("console.yaml#/components/schemas/Problem", problem, note);
  }

  private checkBody(
    operation: Operation,
    status: number,
    media: string,
    text: string,
    note: (fault: string) => void,
  ): void {
    const responses = within("console.yaml#", "paths", operation.path, operation.method, "responses");
    if (!(String(status) in follow(responses).node)) return note("a status that the contract does not have");
    const { place } = follow(within(responses, status));
    const known = membersAt(place, "content");
    if (known.length === 0) return text === "" ? undefined : note("a body where there is none");
    if (!known.includes(media)) return note(`${media} is not ${known.join(" or ")}`);
    if (media === "application/json")
      this.check(within(place, "content", media, "schema"), JSON.parse(text), note);
  }

  private operationOf(method: string, path: string): Operation | undefined {
    const asked = method === "HEAD" ? "get" : method.toLowerCase();
    return ROUTES.find(({ operation, pattern }) => operation.method === asked && pattern.test(path))
      ?.operation;
  }

  private watchSockets(io: Server): void {
    io.engine.on(
      "connection",
      (connection: {
        on: (event: "packetCreate", listener: (packet: { type: string; data?: unknown }) => void) => void;
      }) => {
        connection.on("packetCreate", ({ type, data }) =>
          type === "message" ? this.checkMessage(String(data)) : undefined,
        );
      },
    );
  }

  private checkMessage(text: string): void {
    const [, type, namespace, , json = ""] = /^(\d)(?:(\/[^,]*),)?(\d+)?(.*)$/s.exec(text) ?? [];
    if (namespace !== "/live-monitor" && namespace !== "/device") return;
    const note = (fault: string) => this.violations.push(`the socket sent ${text.slice(0, 200)}: ${fault}`);
    const payload: unknown = json === "" ? undefined : JSON.parse(json);
    if (type === "2") this.checkEvent(payload as unknown[], note);
    if (type === "3") this.checkArguments(payload as unknown[], `${LIVE}/schemas/CatchUp`, note);
    if (type === "4")
      this.check(
        `${LIVE}/schemas/${namespace === "/device" ? "DeviceRefusal" : "Refusal"}`,
        (payload as { data?: unknown }).data,
        note,
      );
  }

  private checkEvent([name, ...args]: unknown[], note: (fault: string) => void): void {
    const message = membersAt(LIVE, "messages").find(
      (key) => follow(within(LIVE, "messages", key)).node["name"] === name,
    );
    if (message === undefined) return note("no message of the contract");
    this.checkArguments(args, within(LIVE, "messages", message, "payload"), note);
  }

  private checkArguments(args: unknown[], place: Place, note: (fault: string) => void): void {
    if (args.length === 1) this.check(place, args[0], note);
    else note(`${args.length} arguments`);
  }

  private check(place: Place, value: unknown, note: (fault: string) => void): void {
    for (const { pointer, message } of faultsOf(VALIDATOR.check(place)(value), ""))
      note(`${pointer} ${message}`);
    for (const { type, data } of eventsIn(value)) this.checkPayload(String(type), data, note);
  }

  /**
   * Checks the payload of a fact by the schema of its type; the state of a record by the one for all records.
   */
  private checkPayload(type: string, data: unknown, note: (fault: string) => void): void {
    const schema = isFact(type)
      ? FACTS[type].schema
      : type === "flow-transition"
        ? "FlowTransition"
        : /-(created|edited|removed)$/.test(type)
          ? "ResourceChanged"
          : null;
    if (schema === null) return;
    for (const { pointer, message } of faultsOf(VALIDATOR.check(`${LIVE}/schemas/${schema}`)(data), ""))
      note(`the data of ${type}: ${pointer} ${message}`);
  }
}

/** A letter that was escaped without need is that letter. */
const unescaped = (path: string) =>
  path.replaceAll(/%[0-9a-f]{2}/gi, (escaped) =>
    /^[\w.~-]$/.test(String.fromCodePoint(Number.parseInt(escaped.slice(1), 16)))
      ? decodeURIComponent(escaped)
      : escaped,
  );

interface Envelope {
  readonly type?: unknown;
  readonly data?: unknown;
}

const isEnvelope = (value: unknown): value is Envelope =>
  Object(value) === value && "specversion" in Object(value);

/** The events in an answer or a message, or the one that it is. */
const eventsIn = (value: unknown): readonly Envelope[] =>
  isEnvelope(value)
    ? [value]
    : Object.values(Object(value)).flatMap((member: unknown) =>
        Array.isArray(member) ? member.filter(isEnvelope) : [],
      );

/** The media type in the headers that were given to `writeHead`. */
function mediaIn(headers: unknown): string {
  const found = Object.entries(Object(headers)).find(([name]) => name.toLowerCase() === "content-type");
  return typeof found?.[1] === "string" ? (found[1].split(";")[0] ?? "") : "";
}

/** Notifies `listen` of every call of a method. */
function overhear(
  response: ServerResponse,
  method: "write" | "writeHead" | "end",
  listen: (args: readonly unknown[]) => void,
): void {
  const original: unknown = Reflect.get(response, method);
  Reflect.set(response, method, (...args: unknown[]): unknown => {
    listen(args);
    return Reflect.apply(original as () => unknown, response, args);
  });
}
