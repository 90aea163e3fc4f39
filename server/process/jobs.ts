/**
 * What a platform does by itself: one round after the other, at intervals and whenever somebody has left
 * something to do.
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
    this.timer = setInterval(() => this.hurry(), interval);
    this.timer.unref();
  }

  /** There is something to do now. */
  readonly hurry = (): void => {
    this.isWanted = true;
    this.round ??= this.go();
  };

  /** Runs one whole round that begins after this call, and resolves when it is over. */
  async run(): Promise<void> {
    await this.round;
    this.hurry();
    await this.round;
  }

  /** Begins no more; waits for the round that is under way, but no longer than `patience` (ms). */
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
      // What fails keeps nothing else from being done.
      for (const job of this.work) await job().catch(this.failed);
    }
    this.round = null;
  }
}
