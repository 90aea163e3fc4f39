import type { Finding } from "./finding.ts";

/** Maximum number of findings kept per kind; more add no information. */
const LISTED = 1_000;

/** Number of findings of each kind. */
export type FindingCounts = Readonly<Partial<Record<Finding["what"], number>>>;

/** Findings of a replay file: all are counted, and the first of each kind are kept. */
export class FindingList {
  private readonly first: Finding[] = [];
  private readonly byKind: Partial<Record<Finding["what"], number>> = {};

  add(more: readonly Finding[]): void {
    for (const finding of more) {
      const count = (this.byKind[finding.what] ?? 0) + 1;
      this.byKind[finding.what] = count;
      if (count <= LISTED) this.first.push(finding);
    }
  }

  /** Total number of findings, including those that are not kept. */
  get found(): number {
    return Object.values(this.byKind).reduce((sum, count) => sum + count, 0);
  }

  get counts(): FindingCounts {
    return { ...this.byKind };
  }

  /** The first 1,000 findings of each kind, in the order of their lines. */
  get findings(): readonly Finding[] {
    return this.first.toSorted((a, b) => a.line - b.line);
  }
}
