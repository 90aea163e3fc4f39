import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";

/** Writes a file that only its owner can read, atomically. Returns false if the file already exists. */
export function writeSecretFile(path: string, content: string): boolean {
  const draft = `${path}.${process.pid}.part`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (existsSync(path)) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns the secret in a file. Creates the file on first use. */
export function secretFile(path: string, make: () => string): string {
  if (!existsSync(path)) writeSecretFile(path, make());
  return readFileSync(path, "utf8").trim();
}
