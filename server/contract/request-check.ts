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

  /** Throws if the operation does not accept the media type or encoding of the body, before it is read. */
  media({ mediaType, headers }: Pick<RequestParts, "mediaType" | "headers">): void {
    const encoding = headers["content-encoding"] ?? "identity";
    const hasBody = headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0";
    if (encoding !== "identity" || (hasBody && !this.operation.bodies.has(mediaType ?? ""))) {
      const taken = [...this.operation.bodies.keys()].join(" or ");
      throw new Problem("unsupported-media-type", {
        detail: taken === "" ? "This operation accepts no body." : `The body must be ${taken}, uncompressed.`,
      });
    }
  }

  request(request: RequestParts): Checked {
    const at = request.url.indexOf("?");
    const query = at < 0 ? {} : parseQuery(request.url.slice(at + 1));
    if (!query) throw malformed("/query", "is not a valid query string");
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
    const body = request.body as JsonBody | undefined; // the other parsers, `readJson` and `readForm`, return this type
    if (!body) throw malformed("/body", "is missing");
    // If the body is a batch, the handler checks each item separately.
    if (Array.isArray(body.value)) return this.validated(place, body.value);
    const value = this.validated(place, normalizeTexts(body.value, place));
    const errors = unstorableIn(body.value, "/body").map((pointer) => ({
      pointer,
      code: "unstorable",
      message: "contains a character that cannot be stored: NUL, or half a surrogate pair",
    }));
    if (errors.length > 0) throw new Problem("unprocessable", { errors: errors.slice(0, MAX_FAULTS) });
    return value;
  }

  /** Returns the value if it matches the schema at a place; throws a problem otherwise. */
  private validated(place: Place, value: unknown): unknown {
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

/** Parameters of one kind, such as the query, validated as the members of one object. */
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

  /**
   * Returns the headers that the operation defines, with their names spelled as in the contract. In
   * `headers`, all names are lowercase. Other headers are ignored.
   */
  pick(headers: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      this.parameters.flatMap(({ name }) =>
        headers[name.toLowerCase()] === undefined ? [] : [[name, headers[name.toLowerCase()]]],
      ),
    );
  }

  /**
   * Returns the parameters, converted to their types and with defaults; throws a problem if any is invalid.
   */
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
