import type { Finding } from "./finding.ts";

/** More would tell nobody anything. */
const TOLD = 1_000;

/** What is found wrong with a recording: all of it is counted, and the first of it kept. */
export class FindingList {
  private readonly first: Finding[] = [];
  private all = 0;

  add(more: readonly Finding[]): void {
    this.all += more.length;
    for (const finding of more) if (this.first.length < TOLD) this.first.push(finding);
  }

  /** How many there are in all. */
  get found(): number {
    return this.all;
  }

  /** In the order of their lines; of more than 1,000 the first. */
  get findings(): readonly Finding[] {
    return this.first.toSorted((a, b) => a.line - b.line);
  }
}
