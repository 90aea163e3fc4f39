type Nothing = null | undefined;

/**
 * What a file has of a column: a text, a day (`2026-05-03`), a moment (RFC 3339), a number, a time that took
 * so many ms, or a share from 0 to 100.
 */
export type Written<Row> =
  | { readonly kind: "text" | "day" | "moment"; readonly of: (row: Row) => string | Nothing }
  | { readonly kind: "number" | "minutes" | "percent"; readonly of: (row: Row) => number | Nothing };
