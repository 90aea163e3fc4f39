/** A duration (ms) with its text, and in machine-readable form. */
export const Duration = ({ ms, children }: { ms: number; children: string }) => (
  <time dateTime={`PT${Math.round(ms / 1000)}S`}>{children}</time>
);
