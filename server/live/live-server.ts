import type { IncomingMessage, Server as HttpServer } from "node:http";
import { Server } from "socket.io";
import { once } from "node:events";
import type { CatchUp, SessionEnded } from "../../openapi/generated/live-monitor.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { Validator } from "../contract/validator.ts";
import type { Database } from "../database/database.ts";
import type { Delays } from "../process/delays.ts";
import type { LiveChannel } from "../log/live-channel.ts";
import type { LiveChannels } from "../log/live-channels.ts";
import { admission, isOwnOrigin } from "./admission.ts";
import { ChannelQuestions } from "./channel-questions.ts";
import { ConnectionAddresses } from "./connection-addresses.ts";
import { FanOut } from "./fan-out.ts";
import type { LiveNamespace, LiveSocket } from "./live-namespace.ts";
import type { NodeLink } from "./node-link.ts";
import { followRecords } from "./follow-records.ts";
import { NoticedChanges } from "./noticed-changes.ts";
import { RecordChanges } from "./record-changes.ts";
import { channelRoom, channelsIn } from "./rooms.ts";
import { SessionWatch } from "./session-watch.ts";

const LARGEST_PACKET = 64_000;

interface LiveServerOptions {
  readonly server: HttpServer;
  readonly channels: LiveChannels;
  readonly database: Pick<Database, "db" | "onNotice">;
  readonly sessions: Sessions;
  readonly validator: Validator;
  readonly delays: Delays;
  readonly publicUrl: URL | null;
  /** Where a connection comes from. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** The scheme that the browser used, such as `https`. */
  readonly schemeOf: (request: IncomingMessage) => string;
  /** To the sockets of other nodes; null where there are none. */
  readonly link: NodeLink | null;
  /** Told of what fails without anybody waiting for it. */
  readonly failed: (error: unknown) => void;
}

/**
 * The socket: who may, what they missed, what happens. The library's own recovery is off: it would keep every
 * batch for a minute to bring what a hello brings from the log in one round trip, and each connection is
 * admitted anew this way.
 */
export class LiveServer {
  readonly io: Server;
  readonly addresses: ConnectionAddresses;
  private readonly namespace: LiveNamespace;
  private readonly watch: SessionWatch;
  private readonly questions: ChannelQuestions;
  private readonly records: RecordChanges;
  private readonly noticed: NoticedChanges;
  private readonly fanOuts = new Map<string, FanOut>();
  private readonly timers: NodeJS.Timeout[];

  constructor(private readonly options: LiveServerOptions) {
    const {
      server,
      channels,
      database,
      sessions,
      validator,
      delays,
      publicUrl,
      addressOf,
      schemeOf,
      link,
      failed,
    } = options;
    this.io = new Server(server, {
      path: "/live",
      serveClient: false,
      maxHttpBufferSize: LARGEST_PACKET,
      pingInterval: delays.ping,
      pingTimeout: delays.ping,
      allowRequest: (request, decide) =>
        decide(null, isOwnOrigin(request.headers, schemeOf(request), publicUrl)),
      ...(link && { adapter: link.adapter }),
    });
    this.io.use((_, next) =>
      next(new Error("There is nothing here; the live monitor has a namespace of its own.")),
    );
    this.namespace = this.io.of("/live-monitor");
    this.addresses = new ConnectionAddresses(this.io, addressOf);
    this.watch = new SessionWatch(this.namespace, sessions, this.addresses);
    this.records = new RecordChanges({ namespace: this.namespace, database, failed });
    this.noticed = new NoticedChanges(this.namespace, database.onNotice);
    this.questions = new ChannelQuestions(validator, channels);
    this.namespace.use((socket, next) => void admission(sessions, this.addresses, failed)(socket, next));
    this.namespace.on("connection", (socket) => this.converse(socket));
    this.timers = [
      setInterval(() => this.beat(), delays.heartbeat),
      setInterval(() => void this.watch.look().catch(failed), delays.sessionWatch),
    ];
  }

  /** Whether there is anybody listening at the port at all. */
  get isOpen(): boolean {
    return this.options.server.listening;
  }

  /** Closes the sockets of a session that was ended just now. */
  sessionEnded(session: string, reason: SessionEnded["reason"]): void {
    this.watch.end(session, reason);
  }

  /** Closes all sockets so that consoles connect again as soon as they can, and the port with them. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    for (const fanOut of this.fanOuts.values()) fanOut.close();
    this.records.close();
    this.noticed.close();
    await this.io.close();
    await this.options.link?.close();
  }

  private converse(socket: LiveSocket): void {
    const { failed } = this.options;
    const inTurn = questionsInTurn(socket, failed);
    const { caller } = socket.data;
    followRecords(socket, caller)
      .then(() => this.records.follow(caller.account))
      .catch(failed);
    socket.on("hello", (given, answer) =>
      inTurn(() =>
        this.reply(
          answer,
          this.questions.hello(socket.data.caller, given, (channel) => this.join(socket, channel)),
        ),
      ),
    );
    socket.on("range", (given, answer) =>
      inTurn(() => this.reply(answer, this.questions.range(socket.data.caller, given))),
    );
  }

  private reply(answer: unknown, given: Promise<CatchUp>): Promise<void> {
    // Anybody may send anything, and an answer that nobody waits for is not given.
    const say = typeof answer === "function" ? (answer as (answer: CatchUp) => void) : () => {};
    return given.then(say, (error: unknown) => {
      this.options.failed(error);
      say({ answer: "refused", code: "unavailable" });
    });
  }

  private async join(socket: LiveSocket, channel: LiveChannel): Promise<void> {
    if (!this.fanOuts.has(channel.name))
      this.fanOuts.set(channel.name, new FanOut(this.namespace, channel, this.options.delays.batching));
    for (const left of channelsIn(socket.rooms)) await socket.leave(channelRoom(left));
    await socket.join(channelRoom(channel.name));
  }

  private beat(): void {
    for (const fanOut of this.fanOuts.values()) fanOut.heartbeat().catch(this.options.failed);
  }
}

/** More questions than these at a time no console has. */
const MOST_WAITING = 20;

/**
 * Takes the questions of one socket in turn: the next one begins when what was said before is on its way. An
 * answer may hold 5,000 events, so somebody who asks and never reads would fill the memory. Whoever asks on
 * and on is let go.
 */
function questionsInTurn(
  socket: LiveSocket,
  failed: (error: unknown) => void,
): (answer: () => Promise<void>) => void {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return (answer) => {
    if (waiting >= MOST_WAITING) return void socket.disconnect(true);
    waiting++;
    last = last
      .then(() => isFree(socket.conn))
      .then((isOpen) => (isOpen ? answer() : undefined))
      .catch(failed)
      .finally(() => waiting--);
  };
}

/** Resolves when everything that was said is on its way; false where the connection closed instead. */
async function isFree(connection: LiveSocket["conn"]): Promise<boolean> {
  while (connection.readyState === "open" && !connection.transport.writable) {
    const waiting = new AbortController();
    // Who goes from polling to a websocket leaves the first transport as it is.
    const signs = [
      once(connection.transport, "ready", waiting),
      once(connection, "upgrade", waiting),
      once(connection, "close", waiting),
    ];
    await Promise.race(signs).catch(() => undefined);
    waiting.abort();
  }
  return connection.readyState === "open";
}
