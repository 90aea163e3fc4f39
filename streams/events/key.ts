/**
 * An id that remembers the place at which it was found last: who folds a recording asks for the same ones
 * again and again.
 */
export class Key {
  /** The index that says so. */
  index: ReadonlyMap<string, number> | null = null;
  place = 0;

  constructor(readonly id: string) {}
}
