import { createHash, randomBytes } from "node:crypto";

/** A secret that nobody can guess: 256 bit. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

/** How a secret of ours is kept at rest. It is random throughout, so a plain hash is enough. */
export const atRest = (secret: string): string => createHash("sha256").update(secret).digest("hex");
