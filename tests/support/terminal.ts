import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eventually } from "./eventually.ts";

const STARTS_PLATFORM = /^(\w+=\S+ )*npm start$/;
const PLAYS = /^npm run recording -- play /;

interface Running {
  readonly pid: number;
  readonly output: () => string;
  /** True if it has ended, and with which status. */
  readonly ended: Promise<number | null>;
  readonly isOver: () => boolean;
}

/** A terminal in a working copy, whose platform listens on `port`. Throws if a command fails. */
export class Terminal {
  private platform: Running | null = null;
  private readonly address: string;

  constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {
    this.address = `http://127.0.0.1:${port}`;
  }

  /** Runs a command to its end. A platform keeps running; a play is stopped once the platform shows it. */
  async run(command: string): Promise<void> {
    if (STARTS_PLATFORM.test(command)) {
      await this.stopPlatform();
      this.platform = this.start(command);
      await this.answers(this.platform, async () => (await fetch(`${this.address}/health/ready`)).ok);
    } else if (PLAYS.test(command)) {
      const playing = this.start(command);
      await this.answers(playing, async () => (await this.traffic())?.kind === "recording");
      stop(playing, "SIGINT");
      await playing.ended;
      if (!playing.output().includes('"ended":"stopped"'))
        throw new Error(`${command}\ndid not say that it was stopped:\n${playing.output()}`);
    } else {
      const { ended, output } = this.start(command);
      const status = await ended;
      if (status !== 0) throw new Error(`${command}\nended with ${String(status)}:\n${output()}`);
    }
  }

  async stopPlatform(): Promise<void> {
    if (this.platform && !this.platform.isOver()) stop(this.platform, "SIGTERM");
    await this.platform?.ended;
    this.platform = null;
  }

  /** Returns what plays on the platform's floor. */
  private async traffic(): Promise<{ readonly kind: string } | null> {
    const key = readFileSync(join(this.folder, "data/api-key"), "utf8").trim();
    const answer = await fetch(`${this.address}/api/live-monitor/snapshot`, {
      headers: { "x-api-key": key },
    });
    if (!answer.ok) throw new Error(`The snapshot answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()).state.traffic;
  }

  private async answers({ isOver, output }: Running, does: () => Promise<boolean>): Promise<void> {
    const answer = await eventually(async () => {
      if (isOver()) return false;
      if (await does().catch(() => false)) return true;
      throw new Error(`It does not answer:\n${output()}`);
    });
    if (!answer) throw new Error(`It ended before it answered:\n${output()}`);
  }

  /** Each command is a group of processes, so that it can be stopped together with all that it started. */
  private start(command: string): Running {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, PORT: String(this.port), CURL_HOME: this.folder };
    const child = spawn("bash", ["-e", "-c", command.replaceAll("http://127.0.0.1:3000", this.address)], {
      cwd: this.folder,
      env,
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
    let output = "";
    let isOver = false;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => void (output += text));
    child.on("close", () => void (isOver = true));
    return {
      pid: child.pid ?? 0,
      output: () => output,
      isOver: () => isOver,
      ended: new Promise((resolve) => child.on("close", resolve)),
    };
  }
}

function stop({ pid }: Running, signal: NodeJS.Signals): void {
  if (pid > 0) process.kill(-pid, signal);
}
