import { FormField } from "../../resource/form/form-field.tsx";
import type { RecordForm } from "../../resource/form/use-record-form.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldPair, FormSection } from "../../ui/form-section.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./sso.module.css";
import type { SsoValues } from "./sso-values.ts";

const HASHES = ["sha256", "sha512", "sha1"] as const;
const BINDINGS = ["HTTP-Redirect", "HTTP-POST"] as const;
const TICKS = ["wantAuthnResponseSigned", "wantAssertionsSigned", "forceAuthn"] as const;

/** What is demanded of an answer, and how it is asked for. */
export function SigningFields({ form, mayChange }: { form: RecordForm<SsoValues>; mayChange: boolean }) {
  const { say } = useTexts();
  const text = say.sso;
  const hashes = HASHES.map((value) => ({ value, label: value }));
  const isWeak = form.watch("signatureAlgorithm") === "sha1" || form.watch("digestAlgorithm") === "sha1";
  return (
    <FormSection title={text.signing()}>
      <FieldPair>
        <FormField control={form.control} name="signatureAlgorithm">
          {(field) => (
            <SelectField
              {...field}
              label={text.signatureAlgorithm()}
              options={hashes}
              disabled={!mayChange}
            />
          )}
        </FormField>
        <FormField control={form.control} name="digestAlgorithm">
          {(field) => (
            <SelectField {...field} label={text.digestAlgorithm()} options={hashes} disabled={!mayChange} />
          )}
        </FormField>
      </FieldPair>
      {isWeak ? (
        <Banner family="away" glyph="warning" role="status">
          {text.sha1()}
        </Banner>
      ) : null}
      <div className={styles.ticks}>
        {TICKS.map((name) => (
          <FormField key={name} control={form.control} name={name}>
            {({ value, onChange, error }) => (
              <Checkbox checked={value} onChange={onChange} error={error} disabled={!mayChange}>
                {text[name]()}
              </Checkbox>
            )}
          </FormField>
        ))}
      </div>
      <FieldPair>
        <FormField control={form.control} name="authnRequestBinding">
          {(field) => (
            <SelectField
              {...field}
              label={text.binding()}
              options={BINDINGS.map((value) => ({ value, label: value }))}
              disabled={!mayChange}
            />
          )}
        </FormField>
        <FormField control={form.control} name="identifierFormat">
          {(field) => (
            <TextField
              {...field}
              label={text.identifierFormat()}
              optional={say.console.form.optional()}
              hint={text.identifierFormatHint()}
              spellCheck={false}
              readOnly={!mayChange}
            />
          )}
        </FormField>
      </FieldPair>
    </FormSection>
  );
}
