import type { ContactRecord } from "./contact-record.ts";

/** Metrics of the contacts of a day, hour, segment or agent; times in seconds. */
export interface ContactFigures {
  /** All contacts, however they ended. */
  readonly contacts: number;
  /** Contacts whose customer hung up before an answer. */
  readonly hangs: number;
  /** Mean and median over all contacts; a contact that never waited, or never talked, counts as 0. */
  readonly queued: { readonly mean: number; readonly median: number };
  readonly served: { readonly mean: number; readonly median: number };
}

/** Computes the metrics of contacts. Requires at least one contact. */
export const figuresOf = (contacts: readonly ContactRecord[]): ContactFigures => ({
  contacts: contacts.length,
  hangs: contacts.filter(({ isHang }) => isHang).length,
  queued: meanAndMedian(contacts.map(({ queued }) => queued)),
  served: meanAndMedian(contacts.map(({ served }) => served)),
});

function meanAndMedian(values: readonly number[]): { mean: number; median: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[Math.floor(index)] ?? 0;
  return {
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    median: (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2,
  };
}
