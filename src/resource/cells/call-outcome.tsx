import type { Call } from "../../../openapi/generated/console.ts";
import type { TranslationFunctions } from "../../../i18n/i18n-types.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Glyph } from "../../ui/glyph.tsx";
import styles from "./customer-calls.module.css";

/** Returns the text of a call's outcome. */
export const outcomeText = ({ outcome }: Call, text: TranslationFunctions["calls"]): string =>
  text.outcomes[outcome ?? "lost"]();

/** The outcome of a call with its sign. */
export function CallOutcome({ call }: { call: Call }) {
  const { say } = useTexts();
  const isAnswered = call.outcome === "answered" || call.outcome === "transferred";
  const family = isAnswered
    ? "free"
    : call.outcome === "in-call" || call.outcome === "waiting"
      ? "call"
      : "bad";
  return (
    <span className={styles.outcome}>
      <span className={styles.sign} data-family={family}>
        <Glyph name={isAnswered ? "done" : family} size={10} />
      </span>
      {outcomeText(call, say.calls)}
    </span>
  );
}
