import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";

/**
 * Fate of a response on its way: it waits until it is released, or the connection ends in the middle of it.
 */
type Fate = "held" | "cut";

/**
 * The line between a browser and the platform, by which the platform's own answers come late, in part or not
 * at all. It looks at the first line of each request only, and changes nothing.
 */
export class Line {
  /** The requests that the platform got, such as `POST /api/auth/login`. */
  readonly asked: string[] = [];
  private readonly fates = new Map<string, Fate>();
  private readonly waiting: (() => void)[] = [];
  private readonly open = new Set<Socket>();
  private port = 0;

  private constructor(private readonly server: Server) {}

  static async to(platform: string): Promise<Line> {
    const server = createServer();
    const line = new Line(server);
    server.on("connection", (browser) => line.join(browser, Number(new URL(platform).port)));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    line.port = (server.address() as AddressInfo).port; // it listens at a port
    return line;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** From now on the answers to this request, such as `POST /api/auth/login`, come to this end. */
  let(request: string, fate: Fate): void {
    this.fates.set(request, fate);
  }

  /** Releases the held responses, and all that follow. */
  release(): void {
    this.fates.clear();
    for (const go of this.waiting.splice(0)) go();
  }

  /** Returns the number of these requests so far. */
  readonly count = (request: string): number => this.asked.filter((one) => one === request).length;

  async close(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(browser: Socket, port: number): void {
    const platform = connect(port, "127.0.0.1");
    const ends = [browser, platform];
    let asked = "";
    for (const socket of ends) {
      this.open.add(socket);
      socket.on("error", () => undefined); // closing notifies both ends
      socket.on("close", () => {
        this.open.delete(socket);
        for (const end of ends) end.destroy();
      });
    }
    browser.on("data", (chunk) => {
      const [, request] = /^([A-Z]+ [^\s?]+)\S* HTTP\/1\.1\r\n/.exec(chunk.toString("latin1")) ?? [];
      if (request !== undefined) {
        this.asked.push(request);
        asked = request;
      }
      platform.write(chunk);
    });
    platform.on("data", (chunk) => {
      const fate = this.fates.get(asked);
      if (fate === "held") this.waiting.push(() => browser.write(chunk));
      else if (fate === "cut") browser.end(chunk.subarray(0, -10));
      else browser.write(chunk);
    });
  }
}
