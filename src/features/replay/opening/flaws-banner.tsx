import { useEffect, useState } from "react";
import type { SealFinding } from "../../../../streams/recording/seal-finding.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Banner } from "../../../ui/banner.tsx";
import { flawWords } from "./flaw-words.ts";
import styles from "./flaws-banner.module.css";

const NONE: readonly SealFinding[] = [];

/**
 * What is wrong with the recording that is shown, or that nothing vouches for it. Its seals are looked at
 * while it is shown already.
 */
export function FlawsBanner() {
  const { say } = useTexts();
  const formats = useFormats();
  const { desk, opened } = useReplay();
  const [seals, setSeals] = useState(NONE);
  const [isHidden, setIsHidden] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { isSealed } = opened;
  useEffect(() => {
    let over = false;
    const check = async () => {
      const found = await desk.checkSeals();
      if (!over && found) setSeals(found);
    };
    if (isSealed) check().catch((error: unknown) => over || setFailure(error));
    return () => {
      over = true;
    };
  }, [desk, isSealed]);
  if (failure) throw failure;
  const text = say.replay.open.flaws;
  const hide = { label: text.hide(), onClick: () => setIsHidden(true) };
  const flaws = flawWords(opened, seals, say, formats);
  const isFlawed = flaws.length > 0;
  if ((!isFlawed && isSealed) || isHidden) return null;
  return (
    <div className={styles.flaws}>
      <Banner family={isFlawed ? "away" : "plan"} role="status" action={hide}>
        {isFlawed ? (
          <>
            <b>{text.title()}</b>
            <ul className={styles.list}>
              {flaws.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </>
        ) : (
          text.unsealed()
        )}
      </Banner>
    </div>
  );
}
