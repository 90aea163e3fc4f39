import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** One COPY: from the repository, or (`stage`) from an earlier stage of the build. */
export interface Copied {
  readonly stage: string | null;
  readonly paths: readonly string[];
  /** The folder or file in the image. */
  readonly to: string;
}

export interface Stage {
  readonly copied: readonly Copied[];
  readonly env: Readonly<Record<string, string>>;
  readonly start: readonly string[];
  readonly health: readonly string[];
  readonly user: string | null;
}

/** Reads the stages of the repository's Dockerfile, in their order. */
export function dockerStages(): Stage[] {
  const text = readFileSync(join(root, "Dockerfile"), "utf8");
  return text
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => {
      const after = (instruction: string) =>
        [...stage.matchAll(new RegExp(`^${instruction} (.*)$`, "gm"))].map(([, rest = ""]) => rest);
      return {
        copied: after("COPY").map(copiedIn),
        env: Object.fromEntries(
          after("ENV").flatMap((line) => line.split(" ").map((pair) => pair.split("=") as [string, string])),
        ), // NAME=value
        start: JSON.parse(after("CMD").at(-1) ?? "[]"),
        health: JSON.parse(/CMD (\[.*)$/.exec(after("HEALTHCHECK").at(-1) ?? "")?.[1] ?? "[]"),
        user: after("USER").at(-1) ?? null,
      };
    });
}

function copiedIn(line: string): Copied {
  const words = line.split(" ").filter((word) => !word.startsWith("--"));
  return { stage: /--from=(\w+)/.exec(line)?.[1] ?? null, paths: words.slice(0, -1), to: words.at(-1) ?? "" };
}
