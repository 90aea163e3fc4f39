import { createHash, randomBytes } from "node:crypto";

/** Returns a random secret of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** Hashes a secret for storage. The secret is fully random, so a plain hash is enough. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
