import type { Sso } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./sso.module.css";

/** What the identity provider has to be told of this account, to be copied. */
export function ForYourProvider({ sso: { serviceProvider } }: { sso: Sso }) {
  const { say } = useTexts();
  const text = say.sso;
  const rows = [
    { label: text.acs(), value: serviceProvider.acs },
    { label: text.audience(), value: serviceProvider.entityId },
    { label: text.metadataUrl(), value: serviceProvider.metadataUrl },
  ];
  return (
    <FormSection title={text.forProvider()}>
      <dl className={styles.given}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code title={value}>{value}</code>
              <CopyButton
                text={value}
                label={text.copy({ what: label })}
                doneLabel={say.actions.copied()}
                failedLabel={say.actions.copyFailed()}
              />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <TextLink href={serviceProvider.metadataUrl} newTab={say.newTab()}>
          {text.openMetadata()}
        </TextLink>
      </p>
    </FormSection>
  );
}
