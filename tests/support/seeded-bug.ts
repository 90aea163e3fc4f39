import { fileURLToPath } from "node:url";
import { build } from "vite";
import type { FoldCode } from "./fold-properties.ts";
import type { MergeCode } from "./merge-property.ts";

/** Possible mistake: a text in a file of `streams/`, and its replacement. */
export interface SeededBug {
  readonly file: string;
  readonly is: string;
  readonly would: string;
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const ENTRY = `
export { evolveFloor } from "${root}streams/projections/evolve-floor.ts";
export { emptyFloor, floorFromJson, floorToJson } from "${root}streams/projections/floor.ts";
export { nothingYet, receive, answer, isWhole } from "${root}streams/reconcile.ts";
`;

/**
 * The fold and the merge as they would be with that mistake, or as they are. Throws where the file does not
 * hold the text once.
 */
export async function codeWith(bug: SeededBug | null): Promise<FoldCode & MergeCode> {
  let made = 0;
  const plugin = {
    name: "seeded-bug",
    enforce: "pre" as const,
    resolveId: (id: string) => (id === "seeded" ? "\0seeded" : null),
    load: (id: string) => (id === "\0seeded" ? ENTRY : null),
    transform(code: string, id: string) {
      if (!bug || id !== `${root}streams/${bug.file}`) return null;
      const parts = code.split(bug.is);
      if (parts.length !== 2) throw new Error(`${bug.file} holds “${bug.is}” ${parts.length - 1} times.`);
      made++;
      return parts.join(bug.would);
    },
  };
  const built = await build({
    configFile: false,
    root,
    logLevel: "error",
    plugins: [plugin],
    build: {
      write: false,
      minify: false,
      target: "es2023",
      modulePreload: false,
      rolldownOptions: { input: "seeded", output: { format: "es" }, preserveEntrySignatures: "strict" },
    },
  });
  const chunk = [built]
    .flat()
    .flatMap((one) => ("output" in one ? one.output : []))
    .find((one) => one.type === "chunk");
  if (!chunk || (bug && made !== 1)) throw new Error("The mistake was not made.");
  return (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(chunk.code).toString("base64")}`
  )) as FoldCode & MergeCode; // what the entry exports
}
