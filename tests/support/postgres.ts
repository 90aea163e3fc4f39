import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

/** The folder with the programs of PostgreSQL; null where it is not installed. */
export function postgresBinaries(): string | null {
  const installed = existsSync("/usr/lib/postgresql")
    ? readdirSync("/usr/lib/postgresql").map((version) => `/usr/lib/postgresql/${version}/bin`)
    : [];
  const folders = [...(process.env["PATH"] ?? "").split(":"), ...installed.sort().reverse()];
  return (
    folders.find((folder) => existsSync(join(folder, "postgres")) && existsSync(join(folder, "initdb"))) ??
    null
  );
}

/** PostgreSQL refuses to run as root: then it runs as an unprivileged user. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A PostgreSQL of the tests' own, in a folder of its own, reached by a socket in that folder. */
export class Postgres {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly binaries: string,
    private readonly folder: string,
    private readonly sharedBuffers: string,
  ) {}

  /** Starts it over an empty folder, or over a copy of data that `keep` has stored. */
  static async start(kept: string | null = null, sharedBuffers = "32MB"): Promise<Postgres> {
    const binaries = postgresBinaries();
    if (binaries === null) throw new Error("PostgreSQL is not installed.");
    const folder = mkdtempSync(join(tmpdir(), "switchboard-postgres-"));
    if (unprivileged.uid !== undefined) chownSync(folder, unprivileged.uid, unprivileged.gid);
    const data = join(folder, "data");
    if (kept === null) {
      execFileSync(
        join(binaries, "initdb"),
        ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"],
        { ...unprivileged, stdio: "ignore", cwd: folder },
      );
    } else {
      cpSync(kept, data, { recursive: true });
      if (unprivileged.uid !== undefined)
        execFileSync("chown", ["-R", `${unprivileged.uid}:${unprivileged.gid}`, data]);
      chmodSync(data, 0o700);
    }
    const postgres = new Postgres(binaries, folder, sharedBuffers);
    await postgres.resume();
    return postgres;
  }

  url(database: string): string {
    return `postgres://postgres@localhost/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  /** Starts it again after `halt`. */
  async resume(): Promise<void> {
    // Nothing has to outlive the machine, and databases live too short for a vacuum: what guards and tends
    // them only costs. What was committed has to outlive `halt("immediate")`, so commits stay synchronous.
    const lazy = [
      "fsync=off",
      "full_page_writes=off",
      "wal_level=minimal",
      "max_wal_senders=0",
      "checkpoint_timeout=1h",
      "autovacuum=off",
      "jit=off",
    ];
    const settings = [
      "listen_addresses=",
      `unix_socket_directories=${this.folder}`,
      "max_connections=300",
      `shared_buffers=${this.sharedBuffers}`,
      ...lazy,
    ];
    this.process = spawn(
      join(this.binaries, "postgres"),
      ["-D", join(this.folder, "data"), ...settings.flatMap((setting) => ["-c", setting])],
      { ...unprivileged, stdio: ["ignore", "ignore", "pipe"], cwd: this.folder },
    );
    let output = "";
    for await (const text of this.process.stderr ?? []) {
      output += String(text);
      if (output.includes("ready to accept connections")) break;
    }
    if (!output.includes("ready to accept connections"))
      throw new Error(`PostgreSQL did not start:\n${output}`);
  }

  /** Stops it: `fast` ends all connections in order, `immediate` as if it had crashed. */
  async halt(how: "fast" | "immediate"): Promise<void> {
    const { process } = this;
    if (!process) return;
    this.process = null;
    const exited = once(process, "exit");
    process.kill(how === "fast" ? "SIGINT" : "SIGQUIT");
    await exited;
  }

  /** Stops it and copies its data into a folder. */
  async keep(into: string): Promise<void> {
    await this.halt("fast");
    cpSync(join(this.folder, "data"), into, { recursive: true });
  }

  async run(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.url("postgres") });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await this.halt("immediate");
    rmSync(this.folder, { recursive: true, force: true });
  }
}
