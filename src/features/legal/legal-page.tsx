import { LANGUAGES, useLanguage } from "../../services/use-language.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Brand } from "../../ui/brand.tsx";
import { LanguageChoice } from "../../ui/language-choice.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useWindowTitle } from "../../ui/use-window-title.ts";
import styles from "./legal-page.module.css";

/** Page with the terms or the privacy policy, which opens without signing in. */
export function LegalPage({ paper }: { paper: "terms" | "privacy" }) {
  const { say } = useTexts();
  const [locale, chooseLocale] = useLanguage();
  const text = say.legal;
  const { terms, privacy } = text;
  const { title, lead } = text[paper];
  const sections =
    paper === "terms"
      ? [terms.what, terms.account, terms.customers, terms.demo, terms.end]
      : [privacy.you, privacy.calls, privacy.browser, privacy.others, privacy.rights];
  const other = paper === "terms" ? "privacy" : "terms";
  useWindowTitle(say.windowTitle({ page: title() }));
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand>{say.product()}</Brand>
        <LanguageChoice label={say.language()} languages={LANGUAGES} value={locale} onChange={chooseLocale} />
      </header>
      <main className={styles.paper}>
        <div>
          <h1>{title()}</h1>
          <p className={styles.lead}>{lead()}</p>
        </div>
        {sections.map((section) => (
          <section key={section.title()}>
            <h2>{section.title()}</h2>
            <p>{section.text()}</p>
          </section>
        ))}
        <nav className={styles.links} aria-label={text.label()}>
          <TextLink href={`/${other}`}>{text.other[other]()}</TextLink>
          <TextLink href="/">{text.back()}</TextLink>
        </nav>
      </main>
    </div>
  );
}
