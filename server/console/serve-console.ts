import { readdirSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Problem } from "../kit/problem.ts";
import { IMAGE_CHECK } from "./security-headers.ts";

/**
 * What is never asked for by its name: compressed twins, and the source maps, which are for whoever reads
 * reports of errors.
 */
const UNNAMED = /\.(br|gz|map)$/;

/**
 * Serves the built console: its assets, whose names change with what is in them, for ever; every other path
 * that is no file is a page of the console and gets its one document, never from a cache.
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

/** Whether there is a built console in the folder. */
export function hasConsole(folder: string): boolean {
  try {
    return readdirSync(join(folder)).includes("index.html");
  } catch {
    return false;
  }
}

function sendFile(reply: FastifyReply, path: string) {
  if (path === IMAGE_CHECK.page) reply.header("content-security-policy", IMAGE_CHECK.policy);
  // A page without an origin may load its script only where any other may.
  if (path === IMAGE_CHECK.script) reply.header("cross-origin-resource-policy", "cross-origin");
  return reply.sendFile(path, path.startsWith("assets/") ? { maxAge: "1y", immutable: true } : { maxAge: 0 });
}

function sendPage(reply: FastifyReply) {
  reply.header("cache-control", "no-store");
  return reply.sendFile("index.html", { cacheControl: false });
}
