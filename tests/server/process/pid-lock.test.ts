import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DataInUse, takePidLock } from "../../../server/process/pid-lock.ts";
import { newFolder } from "../../support/new-folder.ts";

/** Starts a process that runs until it is terminated. */
async function another() {
  const child = spawn(process.execPath, ["-e", "process.stdin.resume()"], {
    stdio: ["pipe", "ignore", "ignore"],
  });
  await once(child, "spawn");
  return { pid: child.pid ?? 0, end: async () => void (child.stdin.end(), await once(child, "exit")) };
}

test("refuses a second process while the first runs and names its id", async () => {
  const lock = join(newFolder(), "lock");
  const other = await another();
  const held = JSON.stringify({ pid: other.pid, started: null });
  writeFileSync(lock, held);
  expect(() => takePidLock(lock)).toThrow(DataInUse);
  expect(() => takePidLock(lock)).toThrow(new RegExp(`^Process ${other.pid} is using this data`));
  expect(readFileSync(lock, "utf8")).toBe(held);
  await other.end();
  const release = takePidLock(lock);
  expect(JSON.parse(readFileSync(lock, "utf8"))).toMatchObject({ pid: process.pid });
  release();
});

test("releases the lock without leaving files", () => {
  const folder = newFolder();
  const release = takePidLock(join(folder, "lock"));
  expect(readdirSync(folder)).toEqual(["lock"]);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test("a pid that another process got later does not keep the data locked", async () => {
  const lock = join(newFolder(), "lock");
  const other = await another();
  writeFileSync(lock, JSON.stringify({ pid: other.pid, started: "1" }));
  let taken: unknown = null;
  try {
    takePidLock(lock)();
  } catch (error) {
    taken = error;
  }
  // Where the system does not report start times, a running process keeps the lock with its pid.
  expect(taken instanceof DataInUse).toBe(!existsSync("/proc/self/stat"));
  await other.end();
});

test("a lock that a cut-off write left empty, or that this very pid left before, is taken over", () => {
  const lock = join(newFolder(), "lock");
  for (const left of ["", "{", JSON.stringify({ pid: process.pid, started: "0" })]) {
    writeFileSync(lock, left);
    takePidLock(lock)();
  }
  expect(existsSync(lock)).toBe(false);
});

test("does not release the lock of the next holder after losing it", async () => {
  const lock = join(newFolder(), "lock");
  const release = takePidLock(lock);
  const other = await another();
  const held = JSON.stringify({ pid: other.pid, started: null });
  writeFileSync(lock, held);
  release();
  expect(readFileSync(lock, "utf8")).toBe(held);
  await other.end();
});

test.runIf(existsSync("/proc/self/stat"))(
  "frees the lock of a killed process that was not reaped",
  async () => {
    const lock = join(newFolder(), "lock");
    // This parent never looks after its child.
    const parent = spawn("sh", ["-c", "sleep 1000 & echo $!; exec sleep 1000"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [line] = (await once(parent.stdout, "data")) as [Buffer];
    const pid = Number(String(line));
    writeFileSync(lock, JSON.stringify({ pid, started: null }));
    expect(() => takePidLock(lock)).toThrow(DataInUse);
    // Waits for the exec: a shell would still reap its child.
    await expect.poll(() => readFileSync(`/proc/${parent.pid}/comm`, "utf8")).toBe("sleep\n");
    process.kill(pid, "SIGKILL");
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, "utf8")).toContain(") Z ");
    takePidLock(lock)();
    parent.kill();
  },
);
