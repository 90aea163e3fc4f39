import { type AddressInfo, createServer } from "node:net";

/** Returns a port that was free a moment ago. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo; // it listens on TCP
      server.close(() => resolve(port));
    });
  });
