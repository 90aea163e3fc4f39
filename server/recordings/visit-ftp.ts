import { isIP } from "node:net";
import { Client, FTPError } from "basic-ftp";
import { codeOf, resolveExternal, whenAborted } from "../egress/external-address.ts";
import type { FileServerLogin, FileServerRules, StoredFile } from "./file-server.ts";
import { faultIn, storageFault, type StorageFault } from "./storage-fault.ts";

/** Timeout (ms) of a response. */
const RESPONSE_TIMEOUT = 30_000;
const WRONG_LOGIN: ReadonlySet<number> = new Set([430, 530, 532]);
const FULL: ReadonlySet<number> = new Set([452, 552]);

/**
 * Signs in to an FTP server, uploads a file if there is one, and disconnects. Returns the fault; null for
 * success.
 */
export async function visitFtp(
  login: FileServerLogin,
  file: StoredFile | null,
  { patience, certificates, ...rules }: FileServerRules,
): Promise<StorageFault | null> {
  const deadline = AbortSignal.timeout(patience);
  // Data connections go only to the checked IP address, because the server could name any other one.
  const client = new Client(Math.min(patience, RESPONSE_TIMEOUT), { allowSeparateTransferHost: false });
  const { hostname, port, username, password, tls } = login;
  const visit = async (): Promise<StorageFault | null> => {
    const found = await resolveExternal(
      new URL(`ftp://${isIP(hostname) === 6 ? `[${hostname}]` : hostname}`),
      rules,
      deadline,
    );
    if (found.kind !== "found") return faultIn(found);
    await client.connect(found.address, port);
    // Data connections use the same TLS options.
    if (tls)
      await client.useTLS({
        host: hostname,
        ...(isIP(hostname) === 0 && { servername: hostname }),
        ...(certificates !== undefined && { ca: certificates }),
      });
    await client.login(username, password);
    return file && upload(client, file);
  };
  try {
    return await Promise.race([visit(), whenAborted(deadline)]);
  } catch (error) {
    return deadline.aborted ? storageFault("silent", `timeout after ${patience / 1000} s`) : faultOf(error);
  } finally {
    client.close();
  }
}

/** Uploads under a temporary name, so that readers never see a partial file. */
async function upload(client: Client, { name, length, open }: StoredFile): Promise<StorageFault | null> {
  const part = `${name}.part`;
  await client.sendIgnoringError("OPTS UTF8 ON");
  await client.useDefaultSettings();
  const source = open();
  try {
    await client.uploadFrom(source, part);
  } finally {
    source.destroy();
  }
  const storedSize = await sizeOf(client, part);
  if (storedSize !== null && storedSize !== length)
    return storageFault("answer", `${storedSize} / ${length} B`);
  // An earlier attempt may have been interrupted after it stored the file under this name.
  await client.remove(name, true);
  await client.rename(part, name);
  return null;
}

/** Returns the size of a file; null if the server does not report it. */
async function sizeOf(client: Client, name: string): Promise<number | null> {
  try {
    return await client.size(name);
  } catch (error) {
    if (error instanceof FTPError) return null;
    throw error;
  }
}

function faultOf(error: unknown): StorageFault {
  if (!(error instanceof FTPError)) return storageFault("silent", codeOf(error));
  const { code, message } = error;
  const text = (message.trim().split(/\r?\n/).at(-1) ?? "").replace(/^\d{3}[ -]?/, "");
  if (WRONG_LOGIN.has(code)) return storageFault("credentials", text);
  return FULL.has(code) ? storageFault("full", text) : storageFault("answer", `${code} ${text}`);
}
