import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type Rolldown, build } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));

export interface Bundles {
  /** Texts of the feed's worker and of the script before the console's own scripts. */
  readonly worker: string;
  readonly consolePage: string;
  /** Text of the replay measurement. */
  readonly replayPage: string;
  /** Folder of the built peers' page. */
  readonly peersFolder: string;
  /** Bytes, gzip, of every script that a peer needs to show its table. */
  readonly peerWeights: ReadonlyMap<string, number>;
  readonly remove: () => void;
}

const common = {
  configFile: false,
  root: HERE,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
} as const;

/** Builds what runs inside the measured pages: ours as single scripts, the peers as a page. */
export async function buildBundles(): Promise<Bundles> {
  const peersFolder = mkdtempSync(join(tmpdir(), "switchboard-peers-"));
  const remove = () => rmSync(peersFolder, { recursive: true, force: true });
  process.once("exit", remove);
  try {
    const peers = await build({
      ...common,
      base: "./",
      build: {
        outDir: peersFolder,
        target: "es2022",
        modulePreload: false,
        rolldownOptions: { input: join(HERE, "peers/index.html") },
      },
    });
    return {
      worker: await script("page/feed-worker.ts"),
      consolePage: await script("page/console-page.ts"),
      replayPage: await script("page/replay-page.ts"),
      peersFolder,
      peerWeights: weights(chunksOf(peers)),
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function script(path: string): Promise<string> {
  const built = await build({
    ...common,
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: { input: join(HERE, path), output: { format: "iife" } },
    },
  });
  const [chunk] = chunksOf(built);
  if (!chunk) throw new Error(`${path} was built into nothing.`);
  return chunk.code;
}

function chunksOf(built: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  if ("on" in built) throw new Error("A build that watches has no output.");
  return [built]
    .flat()
    .flatMap(({ output }) => output)
    .filter((file) => file.type === "chunk");
}

/** A peer's chunk and everything that it imports, but not the bench's own part of the page. */
function weights(chunks: readonly Rolldown.OutputChunk[]): Map<string, number> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const needed = (
    chunk: Rolldown.OutputChunk,
    found: Set<Rolldown.OutputChunk>,
  ): Set<Rolldown.OutputChunk> => {
    if (chunk.isEntry || found.has(chunk)) return found;
    found.add(chunk);
    for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
      const next = byName.get(name);
      if (next) needed(next, found);
    }
    return found;
  };
  const peers = chunks.flatMap((chunk) => {
    const [, peer] = /adapters\/([\w-]+)\.jsx?$/.exec(chunk.facadeModuleId ?? "") ?? [];
    return peer === undefined ? [] : [[peer, chunk] as const];
  });
  return new Map(
    peers.map(([peer, chunk]) => [
      peer,
      [...needed(chunk, new Set())].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0),
    ]),
  );
}
