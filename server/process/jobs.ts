/** Background jobs that run one round after another: at intervals, and when triggered. */
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

  /** Starts a round now, or another one after the round that is running. */
  readonly trigger = (): void => {
    this.isWanted = true;
    this.round ??= this.go();
  };

  /** Runs one round that begins after this call; resolves when it ends. */
  async run(): Promise<void> {
    await this.round;
    this.trigger();
    await this.round;
  }

  /** Starts no more rounds; waits at most `patience` ms for the one that is running. */
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
      // A job that fails does not keep the others from running.
      for (const job of this.work) await job().catch(this.failed);
    }
    this.round = null;
  }
}
