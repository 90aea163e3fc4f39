import { hash, verify } from "@node-rs/argon2";
import { Turnstile } from "./turnstile.ts";

/** Argon2id with the least that OWASP recommends: 19 MiB, two rounds, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * As many at a time as there are threads for it, so that a burst leaves room for everybody else. Nobody waits
 * here with a transaction open.
 */
const turnstile = new Turnstile(4);

/** Accented letters are one code point on some keyboards and two on others; NFC makes them equal. */
const normalized = (password: string): string => password.normalize("NFC");

/** Hashes a password as it is kept: salted, and slow to guess. */
export const hashPassword = (password: string): Promise<string> =>
  turnstile.pass(() => hash(normalized(password), COST));

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one of this hash. Without a hash it takes just as long, and is not. Hashes that
 * were made before passwords were normalized are of what was typed then, in either form.
 */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash("nobody has this password", COST);
  const known = passwordHash ?? (await decoy);
  for (const form of new Set([normalized(password), password, password.normalize("NFD")])) {
    if (await turnstile.pass(() => verify(known, form))) return passwordHash !== null;
  }
  return false;
}
