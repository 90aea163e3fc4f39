import { useId } from "react";
import { useHolder } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./set-up.module.css";
import { type SetUpStep, stepsFor } from "./set-up-steps.ts";

/** Lists the setup steps before the first call. A step is done if its list contains a record. */
export function SetUp({ onHide }: { onHide: () => void }) {
  const { say } = useTexts();
  const text = say.firstSteps;
  const title = useId();
  return (
    <section className={styles.panel} aria-labelledby={title}>
      <header>
        <h2 id={title}>{text.title()}</h2>
        <Button size="small" kind="quiet" onClick={onHide}>
          {text.hide()}
        </Button>
      </header>
      <ol className={styles.steps}>
        {stepsFor(useHolder()).map((step) => (
          <Step key={step.name} step={step} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step: { name, page, list, own } }: { step: SetUpStep }) {
  const { say } = useTexts();
  const text = say.firstSteps;
  const path = list as "/segments"; // all of these lists return a total
  const { data } = useApiQuery(path, { query: { ...own, $limit: 1 } });
  const isDone = (data?.total ?? 0) > 0;
  return (
    <li data-done={isDone ? "" : undefined}>
      <Glyph name={isDone ? "done" : "off"} size={16} />
      <div>
        <p className={styles.name}>
          <TextLink href={page}>{text.steps[name].title()}</TextLink>
          {data ? <span className={styles.state}>{isDone ? text.done() : text.open()}</span> : null}
        </p>
        <p className={styles.what}>{text.steps[name].text()}</p>
      </div>
    </li>
  );
}
