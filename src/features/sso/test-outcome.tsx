import type { Sso } from "../../../openapi/generated/console.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./sso.module.css";

/** What the identity provider said in the last test sign-in, and what became of it here. */
export function TestOutcome({ test }: { test: NonNullable<Sso["lastTest"]> }) {
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
