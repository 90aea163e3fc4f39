import { generateKeyPairSync } from "node:crypto";
import { EventEmitter, once } from "node:events";
import ssh2, { type AuthContext, type Connection, type SFTPWrapper } from "ssh2";
import { onTestFinished } from "vitest";

interface SftpServerOptions {
  /** The number that it answers a part of a file with; nothing: it takes it. */
  readonly refusal?: number;
  /** Fault in the first part of a file. */
  readonly cut?: "connection" | "silent";
  /** Asks for the password as a question. */
  readonly asks?: boolean;
}

const PASSWORD = "a secret";
const { STATUS_CODE } = ssh2.utils.sftp;

/** Starts an SFTP server that stores uploads, with a host key of its own. */
export async function startSftpServer({ refusal, cut, asks = false }: SftpServerOptions = {}) {
  const files = new Map<string, Buffer>();
  const passwords: string[] = [];
  const parts = new EventEmitter<{ part: [] }>();
  // The library's own keys are malformed once in two hundred times.
  const { privateKey: hostKey } = generateKeyPairSync("ec", {
    namedCurve: "prime256v1",
    privateKeyEncoding: { type: "sec1", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const clients = new Set<{ end: () => unknown }>();
  const admit = (context: AuthContext) => {
    const judge = (password: string) => {
      passwords.push(password);
      return password === PASSWORD && context.username === "calls"
        ? context.accept()
        : context.reject(["password"]);
    };
    if (!asks && context.method === "password") return judge(context.password);
    if (asks && context.method === "keyboard-interactive")
      return context.prompt([{ prompt: "Password: ", echo: false }], ([password = ""]) => judge(password));
    return context.reject([asks ? "keyboard-interactive" : "password"]);
  };
  const keep = (sftp: SFTPWrapper, end: () => unknown) => {
    const open: string[] = [];
    const nameOf = (handle: Buffer) => open[handle.readUInt32BE(0)] ?? "";
    sftp.on("OPEN", (id, name) => {
      const handle = Buffer.alloc(4);
      handle.writeUInt32BE(open.push(name) - 1, 0);
      files.set(name, Buffer.alloc(0));
      sftp.handle(id, handle);
    });
    sftp.on("WRITE", (id, handle, offset, data) => {
      parts.emit("part");
      if (cut === "connection") return void end();
      if (cut === "silent") return;
      if (refusal !== undefined) return sftp.status(id, refusal, "no space left");
      const before = files.get(nameOf(handle)) ?? Buffer.alloc(0);
      const after = Buffer.alloc(Math.max(before.length, offset + data.length));
      before.copy(after);
      data.copy(after, offset);
      files.set(nameOf(handle), after);
      sftp.status(id, STATUS_CODE.OK);
    });
    for (const event of ["FSETSTAT", "SETSTAT", "CLOSE"] as const)
      sftp.on(event, (id: number) => sftp.status(id, STATUS_CODE.OK));
    for (const event of ["STAT", "LSTAT"] as const)
      sftp.on(event, (id: number, name: string) =>
        files.has(name)
          ? sftp.attrs(id, {
              mode: 0o100600,
              uid: 0,
              gid: 0,
              size: files.get(name)?.length ?? 0,
              atime: 0,
              mtime: 0,
            })
          : sftp.status(id, STATUS_CODE.NO_SUCH_FILE),
      );
    sftp.on("REMOVE", (id, name) =>
      sftp.status(id, files.delete(name) ? STATUS_CODE.OK : STATUS_CODE.NO_SUCH_FILE),
    );
    sftp.on("RENAME", (id, from, to) => {
      const bytes = files.get(from);
      // As servers of this version do it: what is there stays.
      if (!bytes || files.has(to)) return sftp.status(id, STATUS_CODE.FAILURE);
      files.delete(from);
      files.set(to, bytes);
      sftp.status(id, STATUS_CODE.OK);
    });
  };
  const server = new ssh2.Server({ hostKeys: [hostKey] }, (client) => {
    clients.add(client);
    // Without it each answer would wait for 40 ms.
    (client as Connection & { setNoDelay(isOn: boolean): void }).setNoDelay(true); // its types leave it out
    client.on("error", () => undefined);
    client.on("authentication", admit);
    client.on("session", (accept) => {
      accept().on("sftp", (take) => keep(take(), () => client.end()));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const client of clients) client.end();
    server.close();
  });
  const address = server.address();
  return {
    files,
    passwords,
    /** Resolves when a part of a file comes. */ part: () => once(parts, "part"),
    login: {
      hostname: "127.0.0.1",
      port: typeof address === "object" && address ? address.port : 0,
      username: "calls",
      password: PASSWORD,
    },
  };
}
