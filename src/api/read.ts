import type { paths } from "../../openapi/generated/console.ts";
import type { Api } from "./client.ts";
import { type ApiError, type Unanswered, unwrap } from "./problem.ts";

interface JsonRead {
  readonly get: {
    readonly parameters: object;
    readonly responses: { readonly 200: { readonly content: { readonly "application/json": unknown } } };
  };
}

/** All paths of the API with a JSON response to GET. */
export type ReadPath = { [Path in keyof paths]: paths[Path] extends JsonRead ? Path : never }[keyof paths];

type Get<Path extends ReadPath> = paths[Path] extends JsonRead ? paths[Path]["get"] : never;

/** Parameters and response of a read. */
export type ReadParameters<Path extends ReadPath> = Pick<
  Get<Path>["parameters"],
  Extract<keyof Get<Path>["parameters"], "query" | "path">
>;
export type ReadAnswer<Path extends ReadPath> = Get<Path>["responses"][200]["content"]["application/json"];

/** Errors of a read that failed. An aborted read rejects with an AbortError instead. */
export type ReadError = ApiError | Unanswered;

export type Read = <Path extends ReadPath>(
  path: Path,
  parameters: ReadParameters<Path>,
  signal: AbortSignal,
) => Promise<ReadAnswer<Path>>;

/**
 * Returns a function that reads any path, for a cache that treats all reads alike. It rejects with a
 * `ReadError`.
 */
export const reader =
  (api: Api): Read =>
  <Path extends ReadPath>(path: Path, parameters: ReadParameters<Path>, signal: AbortSignal) => {
    // For a union of paths, the compiler cannot relate path, parameters and response. The type `Read` relates
    // them.
    const get = api.GET as unknown as (
      path: string,
      init: object,
    ) => Promise<{ data?: ReadAnswer<Path>; error?: unknown; response: Response }>;
    return unwrap(get(path, { params: parameters, signal }));
  };
