import type { Locales } from "../../../i18n/i18n-types.ts";
import type { Call } from "../../../openapi/generated/console.ts";
import { CustomerCalls } from "../../resource/cells/customer-calls.tsx";
import { NotRead } from "../../resource/cells/not-read.tsx";
import { LinesSkeleton } from "../../resource/cells/record-skeleton.tsx";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useAbility } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./call-page.module.css";

/** The contact record of the customer, for users who may read contacts. */
export function CallContact({ call: { person, customer } }: { call: Call }) {
  const { say, locale } = useTexts();
  const mayRead = useAbility("contacts.read");
  const contact = useApiQuery(
    "/contacts/{id}",
    { path: { id: person?._id ?? "" } },
    { enabled: mayRead && person != null },
  );
  const text = say.calls.contact;
  if (!mayRead || customer == null) return null;
  const { name, phone, email, preferredLanguage, company } = contact.data ?? {};
  const facts = [
    [text.phone(), phone],
    [text.email(), email],
    [text.language(), preferredLanguage && languageIn(preferredLanguage, locale)],
    [text.company(), company],
  ] as const;
  return (
    <FormSection title={text.title()}>
      {person == null ? (
        <p className={styles.note}>{text.none()}</p>
      ) : contact.failure ? (
        <NotRead failure={contact.failure} onAgain={contact.again}>
          {text.failed()}
        </NotRead>
      ) : !contact.data ? (
        <LinesSkeleton />
      ) : (
        <>
          <p className={styles.person}>
            <Avatar name={name ?? customer} size="large" /> {name ?? customer}
          </p>
          <dl className={styles.contact}>
            {facts.map(([label, value]) =>
              value ? (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ) : null,
            )}
          </dl>
          <p>
            <TextLink href={`/contacts/${person._id}`}>{text.open()}</TextLink>
          </p>
        </>
      )}
    </FormSection>
  );
}

/** Language tags: integrations may also write a language as a word. */
const TAG = /^[a-z]{2,3}([-_][A-Za-z]{2,4})?$/;

/** Returns the name of a language in the language of the user; other words as they are. */
function languageIn(language: string, locale: Locales): string {
  if (!TAG.test(language)) return language;
  const name = new Intl.DisplayNames(locale, { type: "language" }).of(language.replace("_", "-")) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** The customer's calls before and after this one. */
export function OtherCalls({ call }: { call: Call }) {
  const text = useTexts().say.calls.earlier;
  if (call.customer == null) return null;
  return <CustomerCalls title={text.title()} none={text.none()} customer={call.customer} call={call} />;
}
