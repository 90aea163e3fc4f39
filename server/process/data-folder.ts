import { generateKeyPairSync } from "node:crypto";
import { accessSync, chmodSync, constants, mkdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { newSecret } from "../auth/secrets.ts";
import { DataInUse, takePidLock } from "./pid-lock.ts";
import { secretFile } from "./secret-file.ts";
import { StartRefused } from "./start-refused.ts";

const LEAST_KEY_BYTES = 32;

/**
 * Creates the private data folder. Locks it for the embedded database, which two processes would corrupt;
 * PostgreSQL needs no lock. Returns a function that releases the lock. Throws `DataInUse` if another process
 * has the lock, and `StartRefused` if the folder is unusable.
 */
export function openDataFolder(dataDir: string, isEmbedded: boolean): () => void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    if (!isEmbedded) return () => undefined;
    makePrivate(databaseFolder(dataDir));
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

/** Creates a folder that other users cannot access. If the folder existed before, they lose their access. */
function makePrivate(folder: string): void {
  makeFolder(folder);
  chmodSync(folder, 0o700);
}

/**
 * Creates a private folder and its missing parents. Throws the error of the file system if this fails. Does
 * not use Node's `recursive` option, which loops forever where an existing folder permits no new ones, as in
 * /proc.
 */
export function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have created the folder in the meantime.
    if (!isFolder(path)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/**
 * Returns the vault keys from a file, which is created on the first start. It contains one key per line: the
 * first encrypts, the others only decrypt older secrets. Without these keys, encrypted secrets are lost.
 */
export function vaultKeysIn(dataDir: string): readonly [Uint8Array, ...Uint8Array[]] {
  const file = join(dataDir, "vault-keys");
  const [first, ...others] = secretFile(file, newSecret)
    .split(/\s+/)
    .map((line) => new Uint8Array(Buffer.from(line, "base64url")));
  if (first && [first, ...others].every(({ length }) => length === LEAST_KEY_BYTES))
    return [first, ...others];
  throw new StartRefused(
    `${file} contains a line that is not a 256-bit key. Restore the file that was used with this database.`,
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

/** Returns the key that signs access tokens. Created on the first start. */
export function accessKeyIn(dataDir: string): Uint8Array {
  const file = join(dataDir, "access-key");
  const key = Buffer.from(secretFile(file, newSecret), "base64url");
  if (key.length >= LEAST_KEY_BYTES) return key;
  throw new StartRefused(
    `${file} contains no 256-bit key. Remove it and restart to create a new key; users stay signed in.`,
  );
}
