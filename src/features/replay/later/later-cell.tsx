import { useSyncExternalStore } from "react";
import type { Fate } from "../../../../streams/replay/later.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Glyph, type GlyphName } from "../../../ui/glyph.tsx";
import { useFates } from "./fates.ts";
import styles from "./later.module.css";

const GLYPHS: Readonly<Record<Fate["how"], GlyphName>> = {
  answered: "free",
  abandoned: "bad",
  ended: "off",
  waiting: "away",
};

/** What becomes of somebody who waits, which only a replay can know. */
export function LaterCell({ entry }: { readonly entry: string }) {
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
