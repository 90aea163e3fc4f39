import type { paths } from "../../openapi/generated/console.ts";
import type { Api } from "./client.ts";
import { type ApiError, type Unanswered, unwrap } from "./problem.ts";

interface JsonRead {
  readonly get: {
    readonly parameters: object;
    readonly responses: { readonly 200: { readonly content: { readonly "application/json": unknown } } };
  };
}

/** Everything that can be read as JSON. */
export type ReadPath = { [Path in keyof paths]: paths[Path] extends JsonRead ? Path : never }[keyof paths];

type Get<Path extends ReadPath> = paths[Path] extends JsonRead ? paths[Path]["get"] : never;

/** Parameters and response of a read. */
export type ReadParameters<Path extends ReadPath> = Pick<
  Get<Path>["parameters"],
  Extract<keyof Get<Path>["parameters"], "query" | "path">
>;
export type ReadAnswer<Path extends ReadPath> = Get<Path>["responses"][200]["content"]["application/json"];

/** The only ways in which a read fails. */
export type ReadError = ApiError | Unanswered;

export type Read = <Path extends ReadPath>(
  path: Path,
  parameters: ReadParameters<Path>,
  signal: AbortSignal,
) => Promise<ReadAnswer<Path>>;

/** Reads by path, for a cache that holds reads of every kind alike. Rejects with a ReadError. */
export const reader =
  (api: Api): Read =>
  <Path extends ReadPath>(path: Path, parameters: ReadParameters<Path>, signal: AbortSignal) => {
    // For a union of paths the compiler cannot relate path, parameters and response; `Read` does.
    const get = api.GET as unknown as (
      path: string,
      init: object,
    ) => Promise<{ data?: ReadAnswer<Path>; error?: unknown; response: Response }>;
    return unwrap(get(path, { params: parameters, signal }));
  };
