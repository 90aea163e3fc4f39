/** A length of time as `m:ss`, readable for machines too (ms). */
export const Duration = ({ ms, children }: { ms: number; children: string }) => (
  <time dateTime={`PT${Math.round(ms / 1000)}S`}>{children}</time>
);
