import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import type { FloorQueueEntry } from "../../../../openapi/generated/live-monitor.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import type { LiveColumn } from "../../../ui/table/live-column.ts";
import { useLasting } from "../../../ui/use-lasting.ts";
import { useFates, useWillHangUp } from "./fates.ts";
import type { Fate } from "../../../../streams/replay/later.ts";
import { useReplay } from "../../../services/replay.ts";
import { Glyph, type GlyphName } from "../../../ui/glyph.tsx";
import styles from "./use-later.module.css";

/** Id of the outcome column, also in the URL. */
const LATER = "later";
/** Default columns. The list is narrow beside the other panels, so the most important columns come first. */
const USUAL = ["customer", LATER, "waiting", "segment", "priority"];

/**
 * Returns additions to the list of waiting customers: the outcome column, a footer with the total of
 * hang-ups, and the default columns. Outcomes are known only in a replay.
 */
export function useLater(): {
  readonly columns: readonly LiveColumn<FloorQueueEntry>[];
  readonly usual: readonly string[];
  readonly foot: ReactNode;
} {
  const { say } = useTexts();
  return useMemo(
    () => ({
      columns: [
        {
          id: LATER,
          header: say.replay.later.title(),
          width: "minmax(176px, 2fr)",
          cell: (entry) => <LaterCell entry={entry.id} />,
        },
      ],
      usual: USUAL,
      foot: <LaterFoot />,
    }),
    [say],
  );
}

/** Delay before the foot shows that outcomes are being computed, ms. */
const PATIENCE = 300;

/** Shows how many waiting customers will hang up. */
function LaterFoot() {
  const { say } = useTexts();
  const { waiting, leaving } = useWillHangUp();
  const text = say.replay.later;
  const isWorking = useLasting(leaving === null && waiting > 0, PATIENCE);
  if (waiting === 0 || (leaving === null && !isWorking)) return null;
  if (leaving === null) return <span>{text.working()}</span>;
  return <span>{leaving === 0 ? text.noneLeave() : text.leaving({ count: leaving })}</span>;
}

const GLYPHS: Readonly<Record<Fate["how"], GlyphName>> = {
  answered: "free",
  abandoned: "bad",
  ended: "off",
  waiting: "away",
};

/** Outcome of a waiting customer. */
function LaterCell({ entry }: { readonly entry: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const { shown } = useReplay();
  const fates = useFates();
  const fate = useSyncExternalStore(fates.subscribe, () => fates.get().get(entry) ?? null);
  const inSeconds = useSyncExternalStore(shown.subscribe, () =>
    fate ? Math.max(0, Math.ceil((fate.at - shown.get().now) / 1000)) : 0,
  );
  if (!fate) return <span className={styles.later}>{say.unknown()}</span>;
  const text = say.replay.later;
  return (
    <span className={styles.later}>
      <span className={styles.glyph} data-how={fate.how}>
        <Glyph name={GLYPHS[fate.how]} size={10} />
      </span>
      {fate.how === "waiting" ? text.waiting() : text[fate.how]({ time: formats.duration(inSeconds * 1000) })}
    </span>
  );
}
