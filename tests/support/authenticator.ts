import { codeAt } from "./code-at.ts";
import { type Json, type TestPlatform, textOf } from "./platform.ts";

/** The texts in a JSON list. */
export const textsOf = (json: Json | undefined): string[] => Object.values(json ?? {}).map(textOf);

/** User with a second factor: the login, the seed, and the backup codes. */
export interface Enrolled {
  readonly path: string;
  readonly secret: string;
  readonly backupCodes: readonly string[];
}

/** Turns the second factor on for the owner of this token; `now` (ms) is the platform's. */
export async function enroll({ api }: TestPlatform, token: string, now: number): Promise<Enrolled> {
  const { body: session } = await api("GET /auth/check-token", { token });
  const path = `/users/${textOf(session.user?.["_id"])}/2fa`;
  const secret = textOf((await api(`POST ${path}`, { token })).body.secret);
  const { status, body, text } = await api(`PATCH ${path}`, {
    token,
    json: { code: await codeAt(secret, now) },
  });
  if (status !== 200) throw new Error(`The second factor could not be turned on: ${text}`);
  return { path, secret, backupCodes: textsOf(body.backupCodes) };
}
