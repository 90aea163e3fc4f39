import { Suspense, useCallback, useEffect, useRef, useState } from "react";
import { lazyPart } from "../../resource/lazy-part.tsx";
import { useServices } from "../../services/services.ts";
import { useEver } from "../../ui/use-ever.ts";
import { EarlyLetters } from "./palette/early-letters.tsx";
import type { PaletteDoors } from "./palette/use-action-items.ts";

export type Overlay = "palette" | "changelog";

interface OverlaysProps extends PaletteDoors {
  readonly shown: Overlay | null;
  readonly helping: boolean;
  readonly onShow: (overlay: Overlay | null) => void;
  readonly onHelpClose: () => void;
}

/** What opens over every page or beside it. Each is loaded with its words when it first opens. */
export function Overlays({ shown, helping, onShow, onHelpClose, ...doors }: OverlaysProps) {
  const { texts } = useServices();
  const [parts] = useState(() => ({
    CommandPalette: lazyPart(texts, ["palette", "recorder", "people", "records", "branches", "ipRestrictions", "apiKeys", "webhooks"], async () => (await import("./palette/command-palette.tsx")).CommandPalette),
    Changelog: lazyPart(texts, ["changelog"], async () => (await import("./changelog/changelog-drawer.tsx")).ChangelogDrawer),
    Help: lazyPart(texts, ["help"], async () => (await import("./help/help-drawer.tsx")).HelpDrawer),
  }));
  const changelogEver = useEver(shown === "changelog");
  const letters = useRef("");
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== "k") return;
      event.preventDefault();
      // Whatever has to be answered or closed first stays in front.
      if (document.querySelector("[role=dialog], [role=alertdialog]") === null) onShow("palette");
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [onShow]);
  const close = useCallback(() => {
    letters.current = "";
    onShow(null);
  }, [onShow]);
  return (
    <Suspense fallback={null}>
      {shown === "palette" ? (
        <Suspense fallback={<EarlyLetters letters={letters} onClose={close} />}>
          <parts.CommandPalette early={letters} onClose={close} {...doors} />
        </Suspense>
      ) : null}
      {changelogEver ? <parts.Changelog open={shown === "changelog"} onClose={close} /> : null}
      {helping ? <parts.Help onClose={onHelpClose} /> : null}
    </Suspense>
  );
}
