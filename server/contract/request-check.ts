import type { FastifyRequest } from "fastify";
import { unstorableIn } from "../../openapi/formats/unstorable.ts";
import { follow, type Place } from "./documents.ts";
import { BYTES } from "./bytes-body.ts";
import type { JsonBody } from "./json-body.ts";
import type { Operation, Parameter } from "./operations.ts";
import { Problem } from "../kit/problem.ts";
import { coerced, parseQuery } from "./query.ts";
import { normalizeTexts } from "./normalize-texts.ts";
import { type Check, MAX_FAULTS, faultsOf, namesUnknown, type Validator } from "./validator.ts";

/** The parts of a request that the contract describes. */
export type RequestParts = Pick<FastifyRequest, "url" | "params" | "headers" | "mediaType" | "body">;

interface Checked {
  readonly query: object;
  readonly path: object;
  readonly header: object;
  readonly body: unknown;
}

/** Validates the requests of one operation against the contract. Throws a problem with the faults. */
export class RequestCheck {
  private readonly query: Members;
  private readonly path: Members;
  private readonly header: Members;

  constructor(
    private readonly operation: Operation,
    private readonly validator: Validator,
  ) {
    const of = (where: Parameter["in"]) =>
      new Members(
        operation.parameters.filter((parameter) => parameter.in === where),
        validator,
        where,
      );
    this.query = of("query");
    this.path = of("path");
    this.header = of("header");
  }

  /** Refuses a body of a kind that this operation does not take, before it is read. */
  media({ mediaType, headers }: Pick<RequestParts, "mediaType" | "headers">): void {
    const encoding = headers["content-encoding"] ?? "identity";
    const hasBody = headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
    if (encoding !== "identity" || (hasBody && !this.operation.bodies.has(mediaType ?? ""))) {
      const taken = [...this.operation.bodies.keys()].join(" or ");
      throw new Problem("unsupported-media-type", {
        detail: taken === "" ? "This takes no body." : `This takes ${taken}, not compressed.`,
      });
    }
  }

  request(request: RequestParts): Checked {
    const at = request.url.indexOf("?");
    const query = at < 0 ? {} : parseQuery(request.url.slice(at + 1));
    if (!query) throw malformed("/query", "is no query string of this grammar");
    return {
      path: this.path.checked(Object(request.params)),
      query: this.query.checked(query),
      header: this.header.checked(this.header.pick(request.headers)),
      body: this.body(request),
    };
  }

  private body(request: RequestParts): unknown {
    const place =
      this.operation.bodies.get(request.mediaType ?? "") ?? [...this.operation.bodies.values()][0];
    if (!place) return undefined;
    if (this.operation.bodies.has(BYTES) && Buffer.isBuffer(request.body)) return request.body;
    const body = request.body as JsonBody | undefined; // what `readJson` made of it, the only other parser there is
    if (!body) throw malformed("/body", "is missing");
    // Of a batch each item is looked at on its own.
    if (Array.isArray(body.value)) return this.kept(place, body.value);
    const value = this.kept(place, normalizeTexts(body.value, place));
    const errors = unstorableIn(body.value, "/body").map((pointer) => ({
      pointer,
      code: "unstorable",
      message: "holds a character that cannot be kept: NUL, or half a surrogate pair",
    }));
    if (errors.length > 0) throw new Problem("unprocessable", { errors: errors.slice(0, MAX_FAULTS) });
    return value;
  }

  /** A value that keeps its schema. */
  private kept(place: Place, value: unknown): unknown {
    const errors = this.validator.check(place)(value);
    if (errors.length === 0) return value;
    const isMalformed =
      namesUnknown(errors) ||
      errors.some(({ keyword, instancePath }) => keyword === "type" && instancePath === "");
    throw new Problem(isMalformed ? "malformed" : "unprocessable", { errors: faultsOf(errors, "/body") });
  }
}

const malformed = (pointer: string, message: string) =>
  new Problem("malformed", { errors: [{ pointer, code: "malformed", message }] });

/** The parameters of one kind, checked as the members of one object. */
class Members {
  private readonly check: Check;
  private readonly schemas: ReadonlyMap<string, Place>;

  constructor(
    private readonly parameters: readonly Parameter[],
    validator: Validator,
    private readonly where: Parameter["in"],
  ) {
    this.schemas = new Map(parameters.map(({ name, schema }) => [name, schema]));
    const required = parameters.flatMap((parameter) => (parameter.required ? parameter.name : []));
    this.check = validator.checkMembers(this.schemas, required);
  }

  /** Header names are case-insensitive. Headers outside the contract are ignored. */
  pick(headers: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      this.parameters.flatMap(({ name }) =>
        headers[name.toLowerCase()] === undefined ? [] : [[name, headers[name.toLowerCase()]]],
      ),
    );
  }

  checked(given: Record<string, unknown>): object {
    const members = { ...given };
    for (const [name, place] of this.schemas) {
      if (Object.hasOwn(members, name)) members[name] = coerced(members[name], place);
    }
    const errors = this.check(members);
    if (errors.length > 0) throw new Problem("malformed", { errors: faultsOf(errors, `/${this.where}`) });
    for (const [name, place] of this.schemas) {
      const { default: standard } = follow(place).node;
      if (standard !== undefined && !Object.hasOwn(members, name)) members[name] = standard;
    }
    return members;
  }
}
