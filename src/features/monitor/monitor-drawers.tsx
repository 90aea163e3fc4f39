import { Suspense, useState } from "react";
import { lazyPart } from "../../resource/lazy-part.tsx";
import { useServices } from "../../services/services.ts";
import type { View } from "../../ui/view-state.ts";

interface MonitorDrawersProps {
  readonly view: View;
  readonly change: (changes: Partial<View>) => void;
}

/**
 * What is opened beside the lists, as the address says it: a number's definition, the events of a row, what
 * is out of the ordinary.
 */
export function MonitorDrawers({ view, change }: MonitorDrawersProps) {
  const { texts } = useServices();
  const [Details] = useState(() =>
    lazyPart(texts, ["details"], async () => (await import("./details-drawer.tsx")).DetailsDrawer),
  );
  const { number = "", list = "", open = "" } = view.choices;
  if (number === "" && list === "" && open === "") return null;
  return (
    <Suspense fallback={null}>
      <Details
        number={number}
        list={list}
        open={open}
        onClose={() => change({ choices: { ...view.choices, number: "", list: "", open: "" } })}
      />
    </Suspense>
  );
}
