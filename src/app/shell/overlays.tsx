import { Suspense, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { lazyPart, withAnswers } from "../../resource/cells/lazy-part.tsx";
import { useServices } from "../../services/services.ts";
import { useEver } from "../../ui/use-lasting.ts";
import { typeAheadBuffer } from "./palette/type-ahead-buffer.ts";
import type { PaletteDoors } from "./palette/use-action-items.ts";

export type Overlay = "palette" | "changelog";

interface OverlaysProps extends PaletteDoors {
  readonly shown: Overlay | null;
  readonly helping: boolean;
  readonly onShow: (overlay: Overlay | null) => void;
  readonly onHelpClose: () => void;
}

/**
 * Shows the overlays that every page can open: command palette, changelog and help. Each overlay is loaded
 * with its texts when it first opens.
 */
export function Overlays({ shown, helping, onShow, onHelpClose, ...doors }: OverlaysProps) {
  const { texts } = useServices();
  const [parts] = useState(() => ({
    CommandPalette: lazyPart(
      texts,
      ["palette", "recorder", "people", "records", "branches", "ipRestrictions", "apiKeys", "webhooks"],
      withAnswers(async () => (await import("./palette/command-palette.tsx")).CommandPalette),
    ),
    Changelog: lazyPart(
      texts,
      ["changelog"],
      async () => (await import("./changelog/changelog-drawer.tsx")).ChangelogDrawer,
    ),
    Help: lazyPart(texts, ["help"], async () => (await import("./help/help-drawer.tsx")).HelpDrawer),
  }));
  const changelogEver = useEver(shown === "changelog");
  const [early] = useState(() => typeAheadBuffer(window));
  const close = useCallback(() => onShow(null), [onShow]);
  const isWanted = shown === "palette";
  useLayoutEffect(() => {
    if (isWanted) early.start(close);
    else early.take();
  }, [isWanted, early, close]);
  useEffect(() => () => void early.take(), [early]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (
        !(event.ctrlKey || event.metaKey) ||
        event.shiftKey ||
        event.altKey ||
        event.key.toLowerCase() !== "k"
      )
        return;
      event.preventDefault();
      // The palette does not open in front of a dialog.
      if (document.querySelector("[role=dialog], [role=alertdialog]") !== null) return;
      // Buffering starts immediately, because the user may type before the palette renders.
      early.start(close);
      onShow("palette");
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [onShow, early, close]);
  return (
    <Suspense fallback={null}>
      {isWanted ? (
        <Suspense fallback={null}>
          <parts.CommandPalette early={early} onClose={close} {...doors} />
        </Suspense>
      ) : null}
      {changelogEver ? <parts.Changelog open={shown === "changelog"} onClose={close} /> : null}
      {helping ? <parts.Help onClose={onHelpClose} /> : null}
    </Suspense>
  );
}
