import { createHash } from "node:crypto";
import { connect, isIP } from "node:net";
import { pipeline } from "node:stream/promises";
import ssh2, { type Client, type SFTPWrapper, type Stats } from "ssh2";
import { codeOf, resolveExternal, whenAborted } from "../egress/external-address.ts";
import type { FileServerLogin, FileServerRules, StoredFile } from "./file-server.ts";
import { faultIn, storageFault, type StorageFault } from "./storage-fault.ts";

interface SftpRules extends FileServerRules {
  /** Returns true if the fingerprint of the server's key is trusted. */
  readonly isKnown: (key: string) => Promise<boolean>;
}

/**
 * Signs in to a trusted SFTP server, uploads a file if there is one, and disconnects. Returns the fault; null
 * for success.
 */
export async function visitSftp(
  login: Omit<FileServerLogin, "tls">,
  file: StoredFile | null,
  { patience, isKnown, ...rules }: SftpRules,
): Promise<StorageFault | null> {
  const deadline = AbortSignal.timeout(patience);
  const client = new ssh2.Client();
  const over = new AbortController();
  const { hostname, port } = login;
  let stranger: string | null = null;
  const isHost = async (key: Buffer): Promise<boolean> => {
    const fingerprint = `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;
    const known = await isKnown(fingerprint);
    if (!known) stranger = fingerprint;
    return known;
  };
  const visit = async (): Promise<StorageFault | null> => {
    const found = await resolveExternal(
      new URL(`ftp://${isIP(hostname) === 6 ? `[${hostname}]` : hostname}`),
      rules,
      deadline,
    );
    if (found.kind !== "found") return faultIn(found);
    // Every step waits for the answer to the one before, so holding small packets back only costs time.
    const socket = connect({ host: found.address, port, noDelay: true, signal: deadline });
    await signIn(client, { ...login, socket, patience, isHost });
    const sftp = await asked<SFTPWrapper>((done) => client.sftp(done));
    return file && leave(sftp, file, over.signal);
  };
  try {
    return await Promise.race([visit(), whenOver(client), whenAborted(deadline)]);
  } catch (error) {
    if (stranger !== null) return storageFault("host-key", stranger);
    return deadline.aborted ? storageFault("silent", `no answer in ${patience / 1000} s`) : faultOf(error);
  } finally {
    // Writes to a lost connection never end and would keep the file open.
    over.abort();
    client.destroy();
  }
}

interface SignIn extends Pick<FileServerLogin, "username" | "password"> {
  readonly socket: ReturnType<typeof connect>;
  readonly patience: number;
  readonly isHost: (key: Buffer) => Promise<boolean>;
}

function signIn(client: Client, { username, password, socket, patience, isHost }: SignIn): Promise<void> {
  return new Promise((ready) => {
    client.once("ready", ready);
    // Some servers ask for the password as a keyboard-interactive prompt.
    client.on("keyboard-interactive", (_name, _instructions, _language, prompts, answer) =>
      answer(prompts.map(() => password)),
    );
    client.connect({
      sock: socket,
      username,
      password,
      tryKeyboard: true,
      readyTimeout: patience,
      hostVerifier: (key: Buffer, verify: (isValid: boolean) => void) =>
        void isHost(key).then(verify, () => verify(false)),
    });
  });
}

/** Rejects when the connection breaks. */
const whenOver = (client: Client) =>
  new Promise<never>((_, reject) => {
    client.on("error", reject);
    client.on("close", () => reject(new Error("The connection was closed.")));
  });

/** Uploads under a temporary name, so that readers never see a partial file. */
async function leave(
  sftp: SFTPWrapper,
  { name, length, open }: StoredFile,
  over: AbortSignal,
): Promise<StorageFault | null> {
  const part = `${name}.part`;
  await pipeline(open(), sftp.createWriteStream(part), { signal: over });
  const { size } = await asked<Stats>((done) => sftp.stat(part, done));
  if (size !== length) return storageFault("answer", `${size} / ${length} B`);
  // An interrupted attempt may have left a file.
  await asked<void>((done) => sftp.unlink(name, () => done(undefined, undefined)));
  await asked<void>((done) => sftp.rename(part, name, (error) => done(error ?? undefined, undefined)));
  return null;
}

const asked = <Told>(ask: (done: (error: Error | undefined, told: Told) => void) => void): Promise<Told> =>
  new Promise((resolve, reject) => ask((error, told) => (error ? reject(error) : resolve(told))));

function faultOf(error: unknown): StorageFault {
  const { level, code, message } = Object(error);
  if (level === "client-authentication") return storageFault("credentials");
  // SFTP errors have numbers, connection errors have names.
  if (typeof code === "number") return storageFault("answer", String(message));
  return storageFault("silent", codeOf(error));
}
