import type { Finding } from "../../streams/recording/finding.ts";

const OF_A_KIND = 20;

/** Returns the first 20 findings of each kind. Further findings of a kind would only add line numbers. */
export function firstFindings(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Map<string, number>();
  return findings.filter((finding) => {
    const kind = finding.what === "form" ? finding.fault : finding.what;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= OF_A_KIND;
  });
}
