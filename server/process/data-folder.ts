import { generateKeyPairSync } from "node:crypto";
import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { newSecret } from "../auth/secrets.ts";
import { DataInUse, takePidLock } from "./pid-lock.ts";
import { secretFile } from "./secret-file.ts";
import { StartRefused } from "./start-refused.ts";

const LEAST_KEY_BYTES = 32;

/**
 * Creates the private data folder. For the embedded database it also takes a lock, because two processes
 * would corrupt its data; PostgreSQL needs none. Returns a function that releases the lock; throws
 * `DataInUse`, or `StartRefused` if the folder is unusable.
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

/** Returns the folder of the embedded database. */
export const databaseFolder = (dataDir: string): string => join(dataDir, "database");

/** Returns the folder of uploads and recordings, which the nodes of a platform share. */
export const filesFolder = (dataDir: string): string => join(dataDir, "files");

/** The folder around it may have been there before, open to all. */
function closeToOthers(folder: string): void {
  makeFolder(folder);
  chmodSync(folder, 0o700);
}

/**
 * Creates a private folder and its missing parents; throws the system's error. Node's `recursive` option
 * loops forever where a folder cannot be created inside an existing one, as in /proc.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process created it in the meantime.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Returns the vault keys, one per line: the first one seals, the others only open older secrets. Created on
 * the first start. Without these keys, sealed secrets are lost.
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

/** Returns the RSA key (PEM) that signs identity tokens. Created on the first start. */
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
