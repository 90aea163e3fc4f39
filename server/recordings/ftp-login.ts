import { connect, isIP, type Socket } from "node:net";
import { createInterface, type Interface } from "node:readline";
import { connect as secured } from "node:tls";
import { codeOf, outsideAddress, type OutsideRules } from "../egress/outside-address.ts";

export interface FtpLogin {
  readonly hostname: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  /** Whether the connection is to be secured (AUTH TLS). */
  readonly tls: boolean;
}

/** What came of it: the code of the last answer and its words, an address that nobody here is sent to, or nothing. */
export type FtpOutcome = { readonly kind: "answered"; readonly code: number; readonly text: string } | { readonly kind: "refused" } | { readonly kind: "silent"; readonly reason: string };

export interface FtpOptions extends OutsideRules {
  /** How long (ms) all of it may take. */
  readonly patience: number;
}

const READY = 220;
const SECURED = 234;
const WANTS_PASSWORD = 331;
/** So much (bytes) is listened to. */
const LONGEST = 16_384;

/** Signs in to an FTP server and leaves again; nothing is read or written there. */
export async function ftpLogin(login: FtpLogin, { patience, ...rules }: FtpOptions): Promise<FtpOutcome> {
  const deadline = AbortSignal.timeout(patience);
  const sockets: Socket[] = [];
  try {
    const host = isIP(login.hostname) === 6 ? `[${login.hostname}]` : login.hostname;
    const found = await outsideAddress(new URL(`ftp://${host}`), rules, deadline);
    if (found.kind !== "found") return found;
    const plain = connect({ host: found.address, port: login.port, signal: deadline });
    sockets.push(plain);
    const answer = await conversation(plain, login, sockets, deadline);
    return { kind: "answered", ...answer };
  } catch (error) {
    return { kind: "silent", reason: deadline.aborted ? `no answer in ${patience / 1000} s` : codeOf(error) };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

interface Answer {
  readonly code: number;
  readonly text: string;
}

async function conversation(plain: Socket, { hostname, username, password, tls }: FtpLogin, sockets: Socket[], deadline: AbortSignal): Promise<Answer> {
  let line = new Line(plain, deadline);
  const greeting = await line.answer();
  if (greeting.code !== READY) return greeting;
  if (tls) {
    const agreed = await line.ask("AUTH TLS");
    if (agreed.code !== SECURED) return agreed;
    line.close();
    const safe = secured({ socket: plain, ...(isIP(hostname) === 0 && { servername: hostname }) });
    sockets.push(safe);
    line = new Line(safe, deadline);
  }
  const user = await line.ask(`USER ${username}`);
  return user.code === WANTS_PASSWORD ? line.ask(`PASS ${password}`) : user;
}

/** One line of text after the other, both ways. */
class Line {
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor(
    private readonly socket: Socket,
    signal: AbortSignal,
  ) {
    this.reader = createInterface({ input: socket, signal });
    this.lines = this.reader[Symbol.asyncIterator]();
    // Told by whoever waits for an answer.
    socket.on("error", () => this.reader.close());
    let heard = 0;
    socket.on("data", (bytes: Buffer) => {
      heard += bytes.length;
      if (heard > LONGEST) socket.destroy(new Error("The answer has no end."));
    });
  }

  ask(command: string): Promise<Answer> {
    // What would end the line would be a command of its own.
    if (/[\r\n]/.test(command)) throw new Error("A command has one line.");
    this.socket.write(`${command}\r\n`);
    return this.answer();
  }

  /** The last line of an answer: that with a blank behind its code. */
  async answer(): Promise<Answer> {
    for (;;) {
      const { value = "", done } = await this.lines.next();
      if (done === true) throw this.socket.errored ?? new Error("The connection was closed.");
      const [, code, text = ""] = /^(\d{3}) (.*)$/.exec(String(value)) ?? [];
      if (code !== undefined) return { code: Number(code), text: text.slice(0, 200) };
    }
  }

  close(): void {
    this.reader.close();
  }
}
