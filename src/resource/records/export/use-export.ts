import { type ComponentType, useEffect, useRef, useState } from "react";
import { useServices } from "../../../services/services.ts";
import { useHolder } from "../../../services/use-session.ts";
import { loadChunk } from "../../../ui/load-chunk.ts";
import { saveFile } from "../../../ui/save-file.ts";
import type { ExportStep } from "./export-step.ts";
import type { ViewToWrite } from "./view-to-write.ts";

/**
 * An export. `loading`: its code is loading. `missing`: its code failed to load. `shown`: it is running or
 * has failed; `Status` shows it.
 */
type ExportState =
  | { readonly kind: "loading" | "missing" }
  | {
      readonly kind: "shown";
      readonly step: ExportStep;
      readonly Status: ComponentType<{ readonly step: ExportStep }>;
    };

/**
 * Exports views of a list as files, one at a time. The code is loaded for the first export. Leaving the list
 * cancels the export.
 */
export function useExport(onSaved?: () => void) {
  const { texts, notices, now } = useServices();
  const account = useHolder()?.account;
  const [state, setState] = useState<ExportState | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async <Row>(view: ViewToWrite<Row>): Promise<void> => {
    const control = new AbortController();
    running.current?.abort();
    running.current = control;
    const { signal } = control;
    const become = (next: ExportState | null) => (signal.aborted ? undefined : setState(next));
    become({ kind: "loading" });
    const parts = await loadChunk(() =>
      Promise.all([
        import("./export-status.tsx"),
        import("./export-step.ts"),
        import("./write-view.ts"),
        texts.need("lists"),
      ]),
    ).catch(() => null);
    if (!parts || !account) return become({ kind: "missing" });
    const [{ ExportStatus: Status }, { whyFailed }, { writeView }] = parts;
    const show = (step: ExportStep) => become({ kind: "shown", step, Status });
    const stop = () => {
      become(null);
      control.abort();
      notices.say(texts.get().say.lists.exporting.stopped());
    };
    const { locale, say } = texts.get();
    try {
      show({ kind: "reading", read: 0, total: 0, stop });
      const { file, name, count } = await writeView(view, {
        say,
        locale,
        account,
        now: now(),
        signal,
        onRead: (read, total) => show({ kind: "reading", read, total, stop }),
      });
      if (signal.aborted) return;
      saveFile(file, name);
      become(null);
      notices.say(say.lists.exporting.saved({ name, count }));
      onSaved?.();
    } catch (error) {
      if (signal.aborted) return;
      show({
        kind: "failed",
        why: whyFailed(error),
        again: () => void start(view),
        forget: () => become(null),
      });
    }
  };
  return {
    state,
    busy: state?.kind === "loading" || (state?.kind === "shown" && state.step.kind === "reading"),
    start: <Row>(view: ViewToWrite<Row>) => void start(view),
    forget: () => setState(null),
  };
}

export type Export = ReturnType<typeof useExport>;
