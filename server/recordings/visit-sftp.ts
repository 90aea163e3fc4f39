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
  const ended = new AbortController();
  const { hostname, port } = login;
  let unknownKey: string | null = null;
  const verifyHost = async (key: Buffer): Promise<boolean> => {
    const fingerprint = `SHA256:${createHash("sha256").update(key).digest("base64").replace(/=+$/, "")}`;
    const known = await isKnown(fingerprint);
    if (!known) unknownKey = fingerprint;
    return known;
  };
  const visit = async (): Promise<StorageFault | null> => {
    const found = await resolveExternal(
      new URL(`ftp://${isIP(hostname) === 6 ? `[${hostname}]` : hostname}`),
      rules,
      deadline,
    );
    if (found.kind !== "found") return faultIn(found);
    // Each step waits for a response, so collecting small packets (Nagle's algorithm) would only delay them.
    const socket = connect({ host: found.address, port, noDelay: true, signal: deadline });
    await signIn(client, { ...login, socket, patience, verifyHost });
    const sftp = await fromCallback<SFTPWrapper>((done) => client.sftp(done));
    return file && upload(sftp, file, ended.signal);
  };
  try {
    return await Promise.race([visit(), whenClosed(client), whenAborted(deadline)]);
  } catch (error) {
    if (unknownKey !== null) return storageFault("host-key", unknownKey);
    return deadline.aborted ? storageFault("silent", `timeout after ${patience / 1000} s`) : faultOf(error);
  } finally {
    // Writes to a lost connection never end. Without the abort, the file would stay open.
    ended.abort();
    client.destroy();
  }
}

interface SignIn extends Pick<FileServerLogin, "username" | "password"> {
  readonly socket: ReturnType<typeof connect>;
  readonly patience: number;
  readonly verifyHost: (key: Buffer) => Promise<boolean>;
}

function signIn(client: Client, { username, password, socket, patience, verifyHost }: SignIn): Promise<void> {
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
        void verifyHost(key).then(verify, () => verify(false)),
    });
  });
}

/** Rejects when the connection fails or closes. */
const whenClosed = (client: Client) =>
  new Promise<never>((_, reject) => {
    client.on("error", reject);
    client.on("close", () => reject(new Error("The connection was closed.")));
  });

/** Uploads under a temporary name, so that readers never see a partial file. */
async function upload(
  sftp: SFTPWrapper,
  { name, length, open }: StoredFile,
  ended: AbortSignal,
): Promise<StorageFault | null> {
  const part = `${name}.part`;
  await pipeline(open(), sftp.createWriteStream(part), { signal: ended });
  const { size } = await fromCallback<Stats>((done) => sftp.stat(part, done));
  if (size !== length) return storageFault("answer", `${size} / ${length} B`);
  // An earlier attempt may have been interrupted after it stored the file under this name.
  await fromCallback<void>((done) => sftp.unlink(name, () => done(undefined, undefined)));
  await fromCallback<void>((done) => sftp.rename(part, name, (error) => done(error ?? undefined, undefined)));
  return null;
}

const fromCallback = <Result>(
  ask: (done: (error: Error | undefined, result: Result) => void) => void,
): Promise<Result> =>
  new Promise((resolve, reject) => ask((error, result) => (error ? reject(error) : resolve(result))));

function faultOf(error: unknown): StorageFault {
  const { level, code, message } = Object(error);
  if (level === "client-authentication") return storageFault("credentials");
  // The code of an SFTP error is a number; the code of a connection error is a text.
  if (typeof code === "number") return storageFault("answer", String(message));
  return storageFault("silent", codeOf(error));
}
