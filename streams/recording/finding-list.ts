import type { Finding } from "./finding.ts";

/** Further findings of a kind add no information. */
const TOLD = 1_000;

/** Number of findings of each kind. */
export type FindingCounts = Readonly<Partial<Record<Finding["what"], number>>>;

/** Findings of a recording: all are counted, and the first of each kind are kept. */
export class FindingList {
  private readonly first: Finding[] = [];
  private readonly of: Partial<Record<Finding["what"], number>> = {};

  add(more: readonly Finding[]): void {
    for (const finding of more) {
      const count = (this.of[finding.what] ?? 0) + 1;
      this.of[finding.what] = count;
      if (count <= TOLD) this.first.push(finding);
    }
  }

  /** Total number. */
  get found(): number {
    return Object.values(this.of).reduce((sum, count) => sum + count, 0);
  }

  get counts(): FindingCounts {
    return { ...this.of };
  }

  /** In the order of their lines; of more than 1,000 of a kind the first. */
  get findings(): readonly Finding[] {
    return this.first.toSorted((a, b) => a.line - b.line);
  }
}
