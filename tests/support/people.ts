import type { Answer, Ask, Json, TestPlatform } from "./platform.ts";
import { textOf } from "./platform.ts";
import { ACCOUNT } from "./test-accounts.ts";

/** Password that cannot be guessed. */
export const GOOD_PASSWORD = "correct-horse-47";

/** Makes the body of a new agent. */
export const agentBody = (values: object = {}) => ({
  firstname: "Nora",
  lastname: "Quist",
  privilege: "agent",
  username: "nora.quist",
  password: GOOD_PASSWORD,
  ...values,
});

/** Asks in the name of one who signed in, and with the version where one is named. */
export const asking = (platform: TestPlatform, as: Ask) => ({
  get: (path: string, query?: string): Promise<Answer> =>
    platform.api(`GET ${path}`, { ...as, ...(query !== undefined && { query }) }),
  post: (path: string, json: unknown): Promise<Answer> => platform.api(`POST ${path}`, { ...as, json }),
  patch: (path: string, json: unknown, version: number): Promise<Answer> =>
    platform.api(`PATCH ${path}`, { ...as, json, headers: { "if-match": `"${version}"` } }),
  remove: (path: string): Promise<Answer> => platform.api(`DELETE ${path}`, as),
});

/** Returns the status, and the faults with their places. */
export const faults = ({ status, body }: Answer): unknown[] => [
  status,
  ...Object.values(body.errors ?? {}).map(({ pointer, code }) => `${textOf(pointer)} ${textOf(code)}`),
];

/**
 * Returns the latest changes that were sent on the audit channel, the oldest first, without connections and
 * disconnections.
 */
export async function audited(platform: TestPlatform, as: Ask, count: number): Promise<Json[]> {
  const { body } = await platform.api("GET /events", { ...as, query: `channel=account/${ACCOUNT}/audit` });
  return Object.values(body.data ?? {})
    .filter(({ type }) => !/^(session|sign-in|proof)-/.test(textOf(type)))
    .slice(-count);
}
