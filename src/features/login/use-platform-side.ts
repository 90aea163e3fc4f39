import { useEffect, useState } from "react";
import { useServices } from "../../services/services.ts";
import { loadChunk } from "../../ui/load-chunk.ts";
import type { PlatformSide } from "./platform-side.tsx";

interface Side {
  readonly PlatformSide: typeof PlatformSide;
}

/** ms in which the form is drawn and can be typed into. */
const AFTER = 150;

/** The half beside the form. The form comes first: this is asked for when it stands on the screen. */
export function usePlatformSide(wanted: boolean): Side | null {
  const { texts } = useServices();
  const [side, setSide] = useState<Side | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let over = false;
    const timer = setTimeout(() => {
      // Whoever signs in can do without it: a half that does not load stays empty.
      loadChunk(() => Promise.all([import("./platform-side.tsx"), texts.need("platform")])).then(
        ([loaded]) => over || setSide(loaded),
        () => undefined,
      );
    }, AFTER);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [texts, wanted]);
  return side;
}
