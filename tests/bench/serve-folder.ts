import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

/** Serves a folder to the browser on this machine, on a free port. */
export async function serveFolder(
  folder: string,
): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? "/", "http://localhost").pathname);
    readFile(join(folder, path)).then(
      (content) =>
        response
          .writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() };
}
