import { useEffect, useEffectEvent, useState } from "react";
import type { Sso, SsoReport } from "../../../openapi/generated/console.ts";
import { FailureBanner, FailureText } from "../../resource/cells/failure-banner.tsx";
import type { RecordForm } from "../../resource/records/form/use-record-form.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { useServices } from "../../services/services.ts";
import { useTick } from "../../services/ticker.ts";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { Glyph, type GlyphName } from "../../ui/glyph.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./sso.module.css";
import { type SsoValues, trialOf } from "./sso-values.ts";

type State = SsoReport["checks"][number]["state"];
const GLYPHS: Record<State, GlyphName> = {
  passed: "done",
  warning: "warning",
  failed: "failed",
  open: "off",
};

/** Section that checks the current form values, including unsaved changes, and links to a test sign-in. */
export function TryIt({ account, sso, form }: { account: string; sso: Sso; form: RecordForm<SsoValues> }) {
  const { now } = useServices();
  const { say } = useTexts();
  const formats = useFormats();
  const [report, setReport] = useState<{ readonly report: SsoReport; readonly at: number } | null>(null);
  const { run, busy, failure } = useWrite((api, trial: ReturnType<typeof trialOf>) =>
    api.POST("/accounts/{id}/sso/check", { params: { path: { id: account } }, body: trial }),
  );
  useTick();
  const text = say.sso;
  const check = async () => {
    const outcome = await run(trialOf(form.values()));
    if (outcome.kind === "done") setReport({ report: outcome.answer, at: now() });
  };
  // The test sign-in runs in another tab. When the user returns to this tab, the checks run again and load
  // the result of the test.
  const [testBegun, setTestBegun] = useState(false);
  const checkAgain = useEffectEvent(() => void check());
  useEffect(() => {
    if (!testBegun) return;
    const onFocus = () => checkAgain();
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [testBegun]);
  const passed = report?.report.checks.filter(({ state }) => state === "passed").length ?? 0;
  const lastTest = report?.report.lastTest ?? sso.lastTest;
  return (
    <FormSection
      title={text.tryIt()}
      action={
        <Button size="small" icon="refresh" busy={busy} onClick={() => void check()}>
          {report ? text.runAgain() : text.run()}
        </Button>
      }
    >
      {failure ? (
        <FailureBanner>
          {failure.kind === "refused" && failure.status === 422 ? (
            text.invalidValues()
          ) : (
            <FailureText failure={failure} />
          )}
        </FailureBanner>
      ) : null}
      {report ? (
        <>
          <p className={styles.caption} role="status">
            {text.result({ passed, all: report.report.checks.length, ago: formats.ago(now() - report.at) })}
          </p>
          <ul className={styles.checks}>
            {report.report.checks.map(({ name, state, code, detail }) => (
              <li key={name} data-state={state}>
                <Glyph name={GLYPHS[state]} />
                <div>
                  <p className={styles.check}>{text.checks[name]()}</p>
                  <p className={styles.caption}>
                    {text.codes[code]()}
                    {detail === undefined
                      ? null
                      : ` · ${/^\d{4}-\d\d-\d\dT/.test(detail) ? formats.day(Date.parse(detail)) : detail}`}
                  </p>
                  {name === "issuer" && lastTest?.issuer && lastTest.issuer !== form.watch("issuer") ? (
                    <Button
                      size="small"
                      kind="quiet"
                      onClick={() => form.setValue("issuer", lastTest.issuer ?? "", { shouldDirty: true })}
                    >
                      {text.takeIssuer({ issuer: lastTest.issuer })}
                    </Button>
                  ) : null}
                </div>
              </li>
            ))}
          </ul>
          {report.report.testLocation ? (
            <p>
              <TextLink
                href={report.report.testLocation}
                newTab={say.newTab()}
                onClick={() => setTestBegun(true)}
              >
                {text.openTest()}
              </TextLink>
            </p>
          ) : null}
        </>
      ) : (
        <p className={styles.caption}>{text.tryText()}</p>
      )}
      {lastTest ? <TestOutcome test={lastTest} /> : null}
    </FormSection>
  );
}

/** Shows the identity provider's response to the last test sign-in, and how it was evaluated. */
function TestOutcome({ test }: { test: NonNullable<Sso["lastTest"]> }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.sso;
  const rows = [
    [text.sentIssuer(), test.issuer],
    [text.sentName(), test.nameId],
    [text.sentUser(), test.user?.name ?? null],
  ] as const;
  return (
    <details className={styles.test}>
      <summary>
        {text.lastTest({ time: formats.moment(Date.parse(test.at)), outcome: text.outcomes[test.outcome]() })}
      </summary>
      {test.detail === null ? null : <p className={styles.caption}>{test.detail}</p>}
      <dl className={styles.given}>
        {rows.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <code>{value}</code>
              </dd>
            </div>
          ),
        )}
        {Object.entries(test.attributes).map(([name, values]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{values.join(", ")}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
