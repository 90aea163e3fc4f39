import type { ResetRecord } from "../../machines/password-reset-context.ts";

/** What a tab keeps of a way to a password, so that a reload goes on where it was. */
export interface ResetKept {
  readonly record: ResetRecord | null;
  /** Of the link that the page was opened by. */
  readonly token: string | null;
  /** Allows to set one password within ten minutes. */
  readonly grant: string | null;
}

const NOTHING: ResetKept = { record: null, token: null, grant: null };

/** Reads and writes it; each kind has its own. What cannot be read is as if it had never been kept. */
export function resetKept(storage: Pick<Storage, "getItem" | "setItem" | "removeItem">, kind: string) {
  const key = `switchboard.${kind}`;
  const read = (): ResetKept => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? "null");
      return typeof kept === "object" && kept !== null ? { ...NOTHING, ...kept } : NOTHING;
    } catch {
      return NOTHING;
    }
  };
  let kept = read();
  return {
    get: () => kept,
    put: (changes: Partial<ResetKept>) => {
      kept = { ...kept, ...changes };
      storage.setItem(key, JSON.stringify(kept));
    },
    drop: () => {
      kept = NOTHING;
      storage.removeItem(key);
    },
  };
}
