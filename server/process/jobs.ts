/**
 * Background jobs. A round runs all jobs, one after another. Rounds start at intervals and when triggered,
 * and never overlap.
 */
export class Jobs {
  private round: Promise<void> | null = null;
  private isWanted = false;
  private isOver = false;
  private readonly timer: NodeJS.Timeout;

  constructor(
    private readonly work: readonly (() => Promise<void>)[],
    interval: number,
    private readonly failed: (error: unknown) => void,
  ) {
    this.timer = setInterval(() => this.trigger(), interval);
    this.timer.unref();
  }

  /** Starts a round now, or after the running one. */
  readonly trigger = (): void => {
    this.isWanted = true;
    this.round ??= this.go();
  };

  /** Runs a round after the running one, if any; resolves when the new round ends. */
  async run(): Promise<void> {
    await this.round;
    this.trigger();
    await this.round;
  }

  /** Starts no more rounds, and waits at most `patience` ms for the running one. */
  async stop(patience: number): Promise<void> {
    this.isOver = true;
    clearInterval(this.timer);
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, patience);
    });
    await Promise.race([this.round, late]);
    clearTimeout(timer);
  }

  private async go(): Promise<void> {
    while (this.isWanted && !this.isOver) {
      this.isWanted = false;
      // After a failed job, the next jobs still run.
      for (const job of this.work) await job().catch(this.failed);
    }
    this.round = null;
  }
}
