import { verdictOn, type MeasureDefinition } from "../../../../streams/metrics/call-figures.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import styles from "./change.module.css";

interface ChangeProps {
  /** The measure that changed. */
  readonly of: Pick<MeasureDefinition, "better">;
  /** Difference of the values as they are shown: 0 if both look the same. */
  readonly by: number;
  /** The change in words. */
  readonly children: string;
}

/** A change since the comparison, marked as better or worse if the measure has a direction. */
export function Change({ of, by, children }: ChangeProps) {
  const text = useTexts().say.insights.frame;
  const verdict = verdictOn(of, by);
  return verdict === null ? (
    <span>{children}</span>
  ) : (
    <span className={styles.change} data-is={verdict} title={text[verdict]()}>
      <Glyph name={verdict === "better" ? "done" : "worse"} size={10} />
      {children}
      <HiddenText>{`, ${text[verdict]()}`}</HiddenText>
    </span>
  );
}
