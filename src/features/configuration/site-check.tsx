import { useState } from "react";
import { parseUrl } from "../../../openapi/formats/web-address.ts";
import type { SiteReport } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { Glyph } from "../../ui/glyph.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./configuration.module.css";

/**
 * Checks whether a site supports SSL, which the widget requires. The platform requests the site and stores
 * nothing.
 */
export function SiteCheck() {
  const { say } = useTexts();
  const text = say.configuration.site;
  const [url, setUrl] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [report, setReport] = useState<SiteReport | null>(null);
  const { run, busy, failure } = useWrite((api, typed: string) =>
    api.POST("/widget/site-check", { body: { url: typed } }),
  );
  const check = async () => {
    const typed = url.trim();
    const isUrl = /^https?:\/\/[^\s/?#]+\S*$/.test(typed) && parseUrl(typed) !== null;
    setWrong(!isUrl);
    setReport(null);
    if (!isUrl) return;
    const outcome = await run(typed);
    if (outcome.kind === "done") setReport(outcome.answer);
  };
  return (
    <FormSection title={text.title()} note={text.note()}>
      <div className={styles.add}>
        <TextField
          label={text.label()}
          error={isWrong ? text.invalid() : undefined}
          inputMode="url"
          spellCheck={false}
          autoComplete="url"
          value={url}
          onChange={(typed) => {
            setUrl(typed);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter would submit the whole form; here it starts the check.
            event.preventDefault();
            void check();
          }}
        />
        <Button busy={busy} onClick={() => void check()}>
          {text.check()}
        </Button>
      </div>
      <p
        className={styles.state}
        role="status"
        data-state={report ? (report.state === "secure" ? "good" : "failed") : failure ? "failed" : undefined}
      >
        {report ? <Glyph name={report.state === "secure" ? "done" : "failed"} /> : null}
        {report ? text.states[report.state]({ site: report.asked }) : failure ? text.failed() : null}
      </p>
    </FormSection>
  );
}
