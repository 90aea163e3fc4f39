import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../openapi/generated/console.ts";
import { type PatientFetchOptions, patientFetch } from "./patient-fetch.ts";

export type Api = Client<paths>;

interface ApiOptions extends PatientFetchOptions {
  /** Base URL of the API: a path of this origin, such as `/api`, or the absolute URL of another platform. */
  readonly host: string;
}

/** Creates the typed client of the platform's API. */
export const createApi = ({ host, ...options }: ApiOptions): Api =>
  createClient<paths>({ baseUrl: host, fetch: patientFetch(options), querySerializer: queryString });

type Scalar = string | number | boolean;
type Value = Scalar | readonly Scalar[] | { readonly [key: string]: Value } | null | undefined;

/**
 * Serializes a query in the platform's syntax: `$sort[name]=1`, `populate[]=users`, `level[$in][]=5`. Leaves
 * out undefined and null values.
 */
export function queryString(query: object): string {
  const parts: string[] = [];
  const add = (name: string, value: Value): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const item of value) add(`${name}[]`, item);
    else if (typeof value === "object")
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else parts.push(`${encodeName(name)}=${encodeURIComponent(value)}`);
  };
  for (const [name, value] of Object.entries(query)) add(name, value);
  return parts.join("&");
}

/**
 * Encodes a parameter name except for brackets and `$`, which a query can contain, so that the URL stays
 * readable.
 */
const encodeName = (name: string): string =>
  encodeURIComponent(name).replace(/%5B/g, "[").replace(/%5D/g, "]").replace(/%24/g, "$");
