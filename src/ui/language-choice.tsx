import { Icon } from "./icon.tsx";
import styles from "./language-choice.module.css";

interface LanguageChoiceProps<Tag extends string> {
  readonly label: string;
  /** Each label is in its own language, so that its speakers can read it. */
  readonly languages: readonly { readonly value: Tag; readonly label: string }[];
  readonly value: Tag;
  readonly onChange: (value: Tag) => void;
}

/** A row of buttons that select the language. */
export const LanguageChoice = <Tag extends string>({
  label,
  languages,
  value,
  onChange,
}: LanguageChoiceProps<Tag>) => (
  <div role="group" aria-label={label} className={styles.choice}>
    <Icon name="globe" />
    {languages.map((language) => (
      <button
        key={language.value}
        type="button"
        lang={language.value}
        className={styles.language}
        aria-pressed={language.value === value}
        onClick={() => onChange(language.value)}
      >
        {language.label}
      </button>
    ))}
  </div>
);
