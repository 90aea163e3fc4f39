import { randomBytes } from "node:crypto";
import { onTestFinished } from "vitest";
import { io, type Socket } from "socket.io-client";
import type { DeviceHello, DeviceStanding } from "../../openapi/generated/live-monitor.ts";

const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Makes the hello of a new device. */
export function newDevice(): DeviceHello {
  const id = [...randomBytes(12)]
    .map((byte) => LETTERS[byte % 32])
    .join("")
    .replace(/(.{4})(.{4})(.{4})/, "$1-$2-$3");
  return {
    id,
    secret: randomBytes(32).toString("base64url"),
    browser: "Chrome 150",
    os: "Linux",
    device: "tablet",
  };
}

/** A display device, without its page. */
export class TestDevice {
  private readonly received: DeviceStanding[] = [];
  private wake: () => void = () => undefined;

  private constructor(readonly socket: Socket) {
    socket.on("standing", (standing: DeviceStanding) => {
      this.received.push(standing);
      this.wake();
    });
  }

  /** Connects, or rejects with why it was refused. */
  static async open(url: string, hello: object, headers: Record<string, string> = {}): Promise<TestDevice> {
    const socket = io(`${url}/device`, {
      path: "/live",
      auth: hello,
      reconnection: false,
      forceNew: true,
      transports: ["websocket"],
      extraHeaders: headers,
    });
    onTestFinished(() => void socket.disconnect());
    const device = new TestDevice(socket);
    await new Promise<void>((resolve, reject) =>
      socket.once("connect", resolve).once("connect_error", reject),
    );
    return device;
  }

  /** Returns the next state that it receives. */
  async standing(): Promise<DeviceStanding> {
    if (this.received.length === 0) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.received.shift()!;
  }

  closed(): Promise<string> {
    return new Promise((resolve) => this.socket.once("disconnect", resolve));
  }

  close(): void {
    this.socket.disconnect();
  }
}

/** Why a device was refused; null where it was let in. */
export const deviceRefusal = (opening: Promise<TestDevice>): Promise<unknown> =>
  opening.then(
    () => null,
    (error: { data?: { code?: unknown } }) => error.data?.code ?? error,
  );
