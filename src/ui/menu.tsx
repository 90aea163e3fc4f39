import { type ReactElement, Suspense, lazy } from "react";
import { loadChunk } from "./load-chunk.ts";
import type { MenuChoice } from "./menu-choice.ts";
import { type FloatTrigger, useFloat } from "./use-float.ts";

interface MenuProps extends MenuChoice {
  readonly children: (trigger: FloatTrigger) => ReactElement;
}

const MenuFloat = lazy(() =>
  loadChunk(async () => ({ default: (await import("./menu-float.tsx")).MenuFloat })),
);

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
