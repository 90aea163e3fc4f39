import createClient, { type Client } from "openapi-fetch";
import type { paths } from "../../openapi/generated/console.ts";
import { type PatientFetchOptions, patientFetch } from "./patient-fetch.ts";
import { queryString } from "./query-string.ts";

export type Api = Client<paths>;

export interface ApiOptions extends PatientFetchOptions {
  /** The API's base: a path of this origin, such as `/api`, or an absolute address of another platform. */
  readonly host: string;
}

/** The typed client of the platform's contract; the only one there is. */
export const createApi = ({ host, ...options }: ApiOptions): Api =>
  createClient<paths>({ baseUrl: host, fetch: patientFetch(options), querySerializer: queryString });
