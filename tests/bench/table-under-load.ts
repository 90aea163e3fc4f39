import type { Stage, Table } from "./stage.ts";
import type { Lasting, Step, TablePage } from "./table-page.ts";

/** With other processes on more cores than this a step is no measure of the table. */
const DISTURBED = 0.2;
/** Repetitions of one step because of this, and of all steps of this process. */
const REPETITIONS = 4;
let repetitions = 40;

/** Table that is put under one load after another, and reopened after one that was too much for it. */
export class TableUnderLoad {
  private page: TablePage | null = null;

  constructor(
    private readonly stage: Stage,
    readonly table: Table,
    readonly agents: number,
  ) {}

  /**
   * Takes a step, and repeats it if other processes disturbed it and it was not good enough. null: the page
   * froze.
   */
  async step(
    rate: number,
    lasting: Lasting,
    isEnough: (step: Step) => boolean = () => false,
  ): Promise<Step | null> {
    for (let again = 0; ; again++) {
      const step = await this.take(rate, lasting);
      if (!step || isEnough(step) || !(step.others > DISTURBED) || again === REPETITIONS || repetitions === 0)
        return step;
      repetitions--;
    }
  }

  async close(): Promise<void> {
    const { page } = this;
    this.page = null;
    await page?.close();
  }

  private async take(rate: number, lasting: Lasting): Promise<Step | null> {
    this.page ??= await this.stage.open(this.table, this.agents);
    const step = await this.page.step(rate, lasting);
    process.stderr.write(`  ${this.table}, ${this.agents} rows, ${rate}/s: ${inWords(step)}\n`);
    if (!step || step.wrong.length > 0) await this.close();
    return step;
  }
}

function inWords(step: Step | null): string {
  if (!step) return "the page stood still";
  const { frame, staleness, delivered, cost, others, wrong } = step;
  const words = [
    `frame ${frame.toFixed(1)} ms`,
    `staleness ${staleness.toFixed(0)} ms`,
    `delivered ${(delivered * 100).toFixed(0)} %`,
  ];
  const costs = [
    `main ${cost.main.toFixed(2)} ms/1000`,
    `renderer ${cost.renderer.toFixed(2)} ms/1000`,
    `others ${others.toFixed(1)} cores`,
  ];
  return [...words, ...costs, ...wrong].join(", ");
}
