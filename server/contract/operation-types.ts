import type { Readable } from "node:stream";
import type { operations } from "../../openapi/generated/console.ts";
import type { Caller, KeyCaller, SessionCaller } from "../auth/caller.ts";
import type { PERMISSIONS } from "../auth/permissions.ts";
import type { OperationId } from "./operations.ts";

type Member<Of, Name extends string> = Of extends { readonly [Key in Name]?: infer Value }
  ? Exclude<Value, undefined>
  : never;
type OrNothing<Value> = [Value] extends [never] ? object : Value;
type Parameters<Op extends OperationId, Where extends string> = OrNothing<
  Member<operations[Op]["parameters"], Where>
>;

type JsonOf<Of> = Of extends { readonly content: { readonly "application/json": infer Body } } ? Body : never;
type FormOf<Of> = Of extends {
  readonly content: { readonly "application/x-www-form-urlencoded": infer Body };
}
  ? Body
  : never;
type BytesOf<Of> = Of extends { readonly content: { readonly "application/octet-stream": unknown } }
  ? Uint8Array
  : never;
type SuccessOf<Op extends OperationId> = operations[Op]["responses"] extends { readonly 200: infer Answer }
  ? JsonOf<Answer>
  : undefined;

type Row<Op extends OperationId> = (typeof PERMISSIONS)[Op];
type CallerOf<Op extends OperationId> = Row<Op>["permission"] extends "public"
  ? null
  : Op extends "feedEvents" | "createRecording" | "addToRecording" | "endRecording" | "viewNotification"
    ? KeyCaller
    : Row<Op> extends { readonly keys: true }
      ? Caller
      : SessionCaller;

/** A type whose members are all read-only, for response bodies. */
type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** A validated request, whose values conform to the contract. `caller` is null if the operation is public. */
export interface Ask<Op extends OperationId> {
  readonly caller: CallerOf<Op>;
  readonly query: Parameters<Op, "query">;
  readonly path: Parameters<Op, "path">;
  readonly header: Parameters<Op, "header">;
  readonly body:
    | JsonOf<Member<operations[Op], "requestBody">>
    | FormOf<Member<operations[Op], "requestBody">>
    | BytesOf<Member<operations[Op], "requestBody">>;
  /** IP address of the client. */
  readonly address: string;
  /** User-Agent header of the request, shortened; null if absent. */
  readonly agent: string | null;
  /** The origin at which the caller's browser reaches this platform. */
  readonly site: string;
  /** Returns a cookie of the request by name; null if it is absent. */
  readonly cookie: (name: string) => string | null;
  /** True if the client accepts responses in gzip. */
  readonly unpacks: boolean;
}

/**
 * A successful response: a JSON body, a stream of another media type (`partial`: only the requested range),
 * or a redirect to the URL `seeOther`.
 */
export type Reply<Op extends OperationId> =
  | { readonly body: Frozen<SuccessOf<Op>>; readonly headers?: Readonly<Record<string, string>> }
  | {
      readonly stream: Readable;
      readonly media: string;
      readonly partial?: boolean;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | { readonly seeOther: string };

type Handler<Op extends OperationId> = (ask: Ask<Op>) => Promise<Reply<Op>>;

/** Handlers by operation id. */
export type Handlers<Op extends OperationId = OperationId> = { readonly [Id in Op]: Handler<Id> };
