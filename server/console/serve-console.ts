import { readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Problem } from "../kit/problem.ts";
import { IMAGE_CHECK } from "./security-headers.ts";

/**
 * Files without a URL: compressed copies, and source maps, which are needed only to read error reports.
 */
const UNNAMED = /\.(br|gz|map)$/;

/**
 * Serves the built console. Assets, whose names contain a hash, are cached for a year. Unknown paths below
 * `assets/` or with a file extension return 404; all other paths return the HTML document, uncached.
 */
export async function serveConsole(app: FastifyInstance, folder: string): Promise<void> {
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => !UNNAMED.test(name)),
  );
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  app.get<{ Params: { "*": string } }>("/*", ({ params: { "*": path } }, reply) => {
    if (path === "index.html") return sendPage(reply);
    if (files.has(path) && /\.\w+$/.test(path)) return sendFile(reply, path);
    if (/^assets\/|\.\w+$|\p{Cc}|\\/u.test(path)) throw new Problem("not-found");
    return sendPage(reply);
  });
}

/** Returns true if the folder contains a built console. */
export function hasConsole(folder: string): boolean {
  try {
    return readdirSync(join(folder)).includes("index.html");
  } catch {
    return false;
  }
}

function sendFile(reply: FastifyReply, path: string) {
  if (path === IMAGE_CHECK.page) reply.header("content-security-policy", IMAGE_CHECK.policy);
  // The sandboxed page has no origin, so it can load its script only if all origins are allowed to.
  if (path === IMAGE_CHECK.script) reply.header("cross-origin-resource-policy", "cross-origin");
  return reply.sendFile(path, path.startsWith("assets/") ? { maxAge: "1y", immutable: true } : { maxAge: 0 });
}

function sendPage(reply: FastifyReply) {
  reply.header("cache-control", "no-store");
  return reply.sendFile("index.html", { cacheControl: false });
}
