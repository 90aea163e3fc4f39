import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "./support/free-port.ts";
import { Terminal } from "./support/terminal.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
/** They run longer than a test may, need Docker, or only set a variable for it. */
const NOT_HERE = /^(npm (test|run (soak|bench|dev))|export|(\w+=\S+ )*docker)\b/;
/** Start of a command; other lines continue the one before. */
const BEGINNING = /^(?=(?:\w+=\S+ )*(?:npm|curl|docker|export) )/m;

/** The commands in the code blocks of a document whose fence names no language. */
function commandsIn(path: string): string[] {
  const blocks = [...readFileSync(join(root, path), "utf8").matchAll(/^```(\w*)\n([^]*?)^```$/gm)].flatMap(
    ([, language, text = ""]) => (language === "" ? [text] : []),
  );
  return blocks
    .flatMap((text) => text.split(BEGINNING).map((command) => command.trim()))
    .filter((command) => command !== "" && !NOT_HERE.test(command));
}

/** Copies the content of a clone of the working copy, with everything that is installed and built. */
function cloned(): string {
  const folder = mkdtempSync(join(tmpdir(), "switchboard-clone-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const files = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\0")
    .filter(Boolean);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  cpSync(join(root, "dist"), join(folder, "dist"), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  // Has curl fail where the platform refuses.
  writeFileSync(join(folder, ".curlrc"), "fail\nsilent\nshow-error\n");
  return folder;
}

test.each(["README.md", "streams/import/README.md", "samples/README.md"])(
  "every command of %s works in a clone",
  async (path) => {
    const commands = commandsIn(path);
    expect(commands.length).toBeGreaterThan(0);
    const terminal = new Terminal(cloned(), await freePort());
    onTestFinished(() => terminal.stopPlatform());
    if (commands[0] !== "npm start") await terminal.run("npm start");
    for (const command of commands) await terminal.run(command);
  },
);
