import { EPOCH, type FloorLoad } from "./floor-load.ts";

/** A namespace's packet that wants an acknowledgement: its number, then the name of the question. */
const QUESTION = /^42\/live-monitor,(\d+)\["(\w+)"/;
/** The platform pings every 25 s; no measurement lasts that long without messages, so none is due. */
const HANDSHAKE = JSON.stringify({
  sid: "bench",
  upgrades: [],
  pingInterval: 3_600_000,
  pingTimeout: 20_000,
  maxPayload: 1_000_000,
});

/**
 * Replacement of a page's WebSocket: socket.io's frames come in and go out as they do over the network,
 * and the load's texts arrive as its messages. It greets once; a page that requests more has missed
 * something.
 */
export class FedSocket {
  static readonly OPEN = 1;
  static latest: FedSocket | null = null;
  /** Requests that only a page with missed messages sends. */
  static readonly complaints: string[] = [];
  private static greeted = 0;
  static load: FloorLoad;

  readonly readyState = FedSocket.OPEN;
  binaryType = "arraybuffer";
  onopen: (() => void) | null = null;
  onclose: ((event: { reason: string }) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((message: { readonly data: string }) => void) | null = null;

  constructor() {
    if (FedSocket.latest) FedSocket.complaints.push("opened another socket");
    FedSocket.latest = this;
    setTimeout(() => {
      this.onopen?.();
      this.say(`0${HANDSHAKE}`);
    });
  }

  send(text: string): void {
    if (text.startsWith("40/live-monitor")) this.say(`40/live-monitor,{"sid":"bench"}`);
    const [, number, name] = QUESTION.exec(text) ?? [];
    if (number === undefined) return;
    if (name !== "hello" || FedSocket.greeted++ > 0) FedSocket.complaints.push(`asked for ${name}`);
    const { head } = FedSocket.load;
    this.say(
      `43/live-monitor,${number}[${JSON.stringify({ answer: "missing", epoch: EPOCH, head, events: [], clock: FedSocket.load.clock() })}]`,
    );
  }

  close(): void {
    FedSocket.complaints.push("closed its socket");
    this.onclose?.({ reason: "" });
  }

  private say(data: string): void {
    setTimeout(() => this.onmessage?.({ data }));
  }
}
