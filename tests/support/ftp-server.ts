import { once } from "node:events";
import { createServer, type Server, type Socket } from "node:net";
import { createSecureContext, TLSSocket } from "node:tls";
import { onTestFinished } from "vitest";

interface FtpServerOptions {
  readonly greeting?: string;
  /** With it connections can be secured. */
  readonly tls?: { readonly key: string; readonly cert: string };
  /** Answers a command otherwise than usual: with a line, or with nothing where it is null. */
  readonly answer?: (command: string) => string | null | undefined;
  /** Fault in the transfer of a file's data; null: all is stored. */
  readonly cut?: "connection" | "full" | "half" | null;
}

const PASSWORD = "a secret";

async function listening(server: Server): Promise<number> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts an FTP server that stores uploads, and remembers its commands. */
export async function startFtpServer(options: FtpServerOptions = {}) {
  const commands: string[] = [];
  const files = new Map<string, Buffer>();
  const open = new Set<Socket>();
  const servers: Server[] = [];
  const context = options.tls && createSecureContext(options.tls);
  const secured = (socket: Socket) =>
    new TLSSocket(socket, { isServer: true, ...(context && { secureContext: context }) });
  const kept = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    return socket;
  };
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    for (const server of servers) server.close();
  });

  async function passive(
    isPrivate: () => boolean,
  ): Promise<{ readonly port: number; readonly data: Promise<Socket> }> {
    let given: (socket: Socket) => void = () => undefined;
    const data = new Promise<Socket>((resolve) => (given = resolve));
    const server = createServer((socket) => given(kept(isPrivate() ? kept(secured(socket)) : socket)));
    servers.push(server);
    return { port: await listening(server), data };
  }

  const speak = (socket: Socket) => {
    let line: Socket = kept(socket);
    let isPrivate = false;
    let data: Promise<Socket> | null = null;
    let from = "";
    const say = (text: string) => void line.write(`${text}\r\n`);
    const take = async (name: string) => {
      const way = await data;
      if (!way) return say("425 no way for it");
      say("150 go on");
      const parts: Buffer[] = [];
      way.on("data", (part: Buffer) => {
        parts.push(part);
        if (options.cut === "connection") for (const one of open) one.destroy();
      });
      way.on("end", () => {
        way.end();
        if (options.cut === "full") return say("552 no space left");
        const all = Buffer.concat(parts);
        files.set(name, options.cut === "half" ? all.subarray(0, all.length / 2) : all);
        say("226 there");
      });
    };
    const usual: Readonly<Record<string, (rest: string) => unknown>> = {
      USER: () => say("331 who?"),
      PASS: (password) =>
        password === PASSWORD ? line.write("230-Hello\r\n 230 no end\r\n230 in\r\n") : say("530 no"),
      AUTH: () => {
        if (!context) return say("502 not here");
        say("234 go on");
        line.removeAllListeners("data");
        line = kept(secured(line));
        readCommands();
      },
      PROT: (level) => {
        isPrivate = level === "P";
        say("200 so be it");
      },
      EPSV: async () => {
        const way = await passive(() => isPrivate);
        data = way.data;
        say(`229 here (|||${way.port}|)`);
      },
      STOR: take,
      SIZE: (name) => say(files.has(name) ? `213 ${files.get(name)?.length ?? 0}` : "550 unknown"),
      DELE: (name) => say(files.delete(name) ? "250 gone" : "550 unknown"),
      RNFR: (name) => {
        from = name;
        say(files.has(name) ? "350 to what?" : "550 unknown");
      },
      RNTO: (name) => {
        const bytes = files.get(from);
        files.delete(from);
        if (bytes) files.set(name, bytes);
        say("250 called so");
      },
      QUIT: () => line.end(),
    };
    const readCommands = () =>
      line.on("data", (bytes: Buffer) => {
        for (const command of String(bytes).split("\r\n").filter(Boolean)) {
          const [, verb = "", rest = ""] = /^(\w+) ?(.*)$/.exec(command) ?? [];
          if (verb !== "QUIT") commands.push(command);
          const otherwise = options.answer?.(command);
          if (otherwise === null) continue;
          if (otherwise !== undefined) say(otherwise);
          else if (usual[verb]) void usual[verb](rest);
          else say("200 so be it");
        }
      });
    line.write(options.greeting ?? "220-Welcome\r\n220 ready\r\n");
    readCommands();
  };
  const server = createServer(speak);
  servers.push(server);
  const port = await listening(server);
  return {
    commands,
    files,
    port,
    login: { hostname: "127.0.0.1", port, username: "calls", password: PASSWORD, tls: false },
  };
}
