import { useMemo } from "react";
import { useLive } from "../../../services/live-services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { liveItems } from "./live-items.ts";
import type { PaletteItem } from "./palette-item.ts";

/**
 * The customers on the live floor, for those who may see the monitor. They are looked for once for each text
 * that is typed, so no line moves by itself.
 */
export function useLiveItems(typed: string): readonly PaletteItem[] {
  const live = useLive();
  const { say } = useTexts();
  return useMemo(() => {
    const floor = live?.floor.get()?.state;
    return floor
      ? liveItems(floor, typed, {
          group: say.shell.pages.monitor(),
          waiting: say.palette.waiting(),
          inCall: say.palette.inCall(),
        })
      : [];
  }, [live, typed, say]);
}
