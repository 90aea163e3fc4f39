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
  /** Returns the IP address of the client of a request. */
  readonly addressOf: (request: IncomingMessage) => string;
  /** Returns the scheme that the browser used for a request, such as `https`. */
  readonly schemeOf: (request: IncomingMessage) => string;
  /** Link to the sockets of other nodes; null on a single node. */
  readonly link: NodeLink | null;
  /** Receives errors of background work. */
  readonly failed: (error: unknown) => void;
}

/**
 * Socket server for admission, catch-up and live events. The library's connection state recovery is off,
 * because it would buffer every batch for a minute. Instead, each new connection is authorized, and the
 * response to its `hello` request contains the events that the client missed.
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
      next(new Error("Connect to the namespace of the live monitor or of the devices.")),
    );
    this.namespace = this.io.of("/live-monitor");
    this.addresses = new ConnectionAddresses(this.io, addressOf);
    this.watch = new SessionWatch(this.namespace, sessions, this.addresses);
    this.records = new RecordChanges({ namespace: this.namespace, database, failed });
    this.noticed = new NoticedChanges(this.namespace, database.onNotice, this.options.delays.gathering);
    this.questions = new ChannelQuestions(validator, channels);
    this.namespace.use((socket, next) => void admission(sessions, this.addresses, failed)(socket, next));
    this.namespace.on("connection", (socket) => this.converse(socket));
    this.timers = [
      setInterval(() => this.beat(), delays.heartbeat),
      setInterval(() => void this.watch.look().catch(failed), delays.sessionWatch),
    ];
  }

  /** Returns true if the server is listening. */
  get isOpen(): boolean {
    return this.options.server.listening;
  }

  /** Closes the sockets of a session that has just ended. */
  sessionEnded(session: string, reason: SessionEnded["reason"]): void {
    this.watch.end(session, reason);
  }

  /** Closes all sockets first, so that consoles reconnect without delay, and then the HTTP server. */
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
    // Clients may send arbitrary arguments. Without a callback there is no response.
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

/** Limit of pending requests per socket. Consoles never reach it. */
const MAX_PENDING = 20;

/**
 * Returns a function that handles the requests of a socket one after another, each after the previous
 * response was sent. A response can contain 5,000 events, so a client that never reads would otherwise fill
 * the memory. A client with too many pending requests is disconnected.
 */
function questionsInTurn(
  socket: LiveSocket,
  failed: (error: unknown) => void,
): (answer: () => Promise<void>) => void {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  return (answer) => {
    if (waiting >= MAX_PENDING) return void socket.disconnect(true);
    waiting++;
    last = last
      .then(() => isFree(socket.conn))
      .then((isOpen) => (isOpen ? answer() : undefined))
      .catch(failed)
      .finally(() => waiting--);
  };
}

/** Waits until all output of a connection is sent. Resolves to false if the connection closed. */
async function isFree(connection: LiveSocket["conn"]): Promise<boolean> {
  while (connection.readyState === "open" && !connection.transport.writable) {
    const waiting = new AbortController();
    // After an upgrade from polling to a WebSocket, the old transport never emits "ready".
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
