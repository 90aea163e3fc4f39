import { generateKeyPairSync } from "node:crypto";
import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { newSecret } from "../auth/secrets.ts";
import { DataInUse, takePidLock } from "./pid-lock.ts";
import { secretFile } from "./secret-file.ts";
import { StartRefused } from "./start-refused.ts";

const LEAST_KEY_BYTES = 32;

/**
 * Makes the folder of a platform's data, which nobody else reads, and takes its lock where the database is
 * embedded: PostgreSQL looks after itself, the embedded one would let two processes ruin each other's data.
 * Returns how to give it back; throws `DataInUse`, or `StartRefused` where it cannot be used.
 */
export function openDataFolder(dataDir: string, isEmbedded: boolean): () => void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!isEmbedded) return () => undefined;
    closeToOthers(databaseFolder(dataDir));
    return takePidLock(join(dataDir, "switchboard.pid"));
  } catch (error) {
    if (error instanceof DataInUse) throw error;
    throw StartRefused.becauseOf(
      `The folder ${dataDir} cannot be used`,
      error,
      "Make it a folder that this process may write, or set another DATA_DIR.",
    );
  }
}

/** Where the embedded database is. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "database");

/** Where what people upload is, and what recordings hold; nodes of one platform share it. */
export const filesFolder = (dataDir: string): string => join(dataDir, "files");

/** The folder around it may have been there before, open to all. */
function closeToOthers(folder: string): void {
  makeFolder(folder);
  chmodSync(folder, 0o700);
}

/**
 * Makes the folder at an absolute path, and those above it that are missing, closed to others; throws what
 * the system says where it cannot. Node's own `recursive` tries for ever where a folder cannot be made in one
 * that is there, as in /proc.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * The keys that seal what has to be read again, one a line: the first seals, the others only open what they
 * sealed before a newer one was put in front of them. Made on the first start; whoever loses them loses what
 * they sealed.
 */
export function vaultKeysIn(dataDir: string): readonly [Uint8Array, ...Uint8Array[]] {
  const file = join(dataDir, "vault-keys");
  const [first, ...others] = secretFile(file, newSecret)
    .split(/\s+/)
    .map((line) => new Uint8Array(Buffer.from(line, "base64url")));
  if (first && [first, ...others].every(({ length }) => length === LEAST_KEY_BYTES))
    return [first, ...others];
  throw new StartRefused(
    `${file} holds a line that is no key of 256 bit. Put back the file that this database was used with.`,
  );
}

/** The key (RSA, PEM) that signs what this platform says of itself to others, made on the first start. */
export const identityKeyIn = (dataDir: string): string =>
  secretFile(
    join(dataDir, "identity-key"),
    () =>
      generateKeyPairSync("rsa", {
        modulusLength: 2048,
        publicKeyEncoding: { type: "spki", format: "pem" },
        privateKeyEncoding: { type: "pkcs8", format: "pem" },
      }).privateKey,
  );

/** The key that signs access tokens, made on the first start. */
export function accessKeyIn(dataDir: string): Uint8Array {
  const file = join(dataDir, "access-key");
  const key = Buffer.from(secretFile(file, newSecret), "base64url");
  if (key.length >= LEAST_KEY_BYTES) return key;
  throw new StartRefused(
    `${file} holds no key of 256 bit. Remove it and start again: a new one is made, and nobody has to sign in anew.`,
  );
}
