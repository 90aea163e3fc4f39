import { hash, verify } from "@node-rs/argon2";

/** Argon2id with the least that OWASP recommends: 19 MiB, two rounds, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A password as it is kept: salted, and slow to guess. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let decoy: Promise<string> | undefined;

/** Whether the password is the one of this hash. Without a hash it takes just as long, and is not. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword("nobody has this password");
  const fits = await verify(passwordHash ?? (await decoy), password);
  return fits && passwordHash !== null;
}
