import { type ReactElement, Suspense, lazy } from "react";
import { loadChunk } from "./load-chunk.ts";
import { type FloatTrigger, useFloat } from "./use-float.ts";

export interface MenuEntry {
  readonly value: string;
  readonly label: string;
  /** A word at the end of the line, such as the key that does the same. */
  readonly hint?: string;
}

export interface MenuProps {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  /** Entries that are marked. Without it the entries are actions; `many` may be chosen together, and the menu stays open. */
  readonly chosen?: readonly string[];
  readonly many?: boolean;
  readonly onSelect: (value: string) => void;
  readonly align?: "start" | "end";
  readonly children: (trigger: FloatTrigger) => ReactElement;
}

const MenuFloat = lazy(() => loadChunk(async () => ({ default: (await import("./menu-float.tsx")).MenuFloat })));

/** A control that opens a list to choose from. */
export function Menu({ children, ...menu }: MenuProps) {
  const { id, open, used, change, trigger } = useFloat("menu");
  return (
    <>
      {children(trigger)}
      {used ? (
        <Suspense fallback={null}>
          <MenuFloat {...menu} id={id} open={open} onOpenChange={change} />
        </Suspense>
      ) : null}
    </>
  );
}
