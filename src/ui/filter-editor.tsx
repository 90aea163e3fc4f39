import { useEffect, useRef, useState } from "react";
import { holdsWords, searchKey, searchWords } from "../../openapi/formats/search-text.ts";
import { Button } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { DayField } from "./day-field.tsx";
import styles from "./filter-editor.module.css";
import { type FilterField, type FilterWords, operatorWords } from "./filter-field.ts";
import { SearchField } from "./search-field.tsx";
import { Segmented } from "./segmented.tsx";
import { TextField } from "./text-field.tsx";
import type { Filter, Operator } from "./view-state.ts";

interface FilterEditorProps {
  readonly field: FilterField;
  readonly words: FilterWords;
  /** Conditions on this field when the editor opens. */
  readonly filters: readonly Filter[];
  readonly onChange: (filters: readonly Filter[]) => void;
  readonly onDone: () => void;
}

/** Edits the conditions on one field. Changes apply to the list immediately. */
export function FilterEditor({ field, words, filters, onChange, onDone }: FilterEditorProps) {
  const [draft, setDraft] = useDraft(filters, onChange);
  const form = useRef<HTMLFormElement>(null);
  // The focused button may no longer exist when the editor opens, so the editor takes the focus.
  useEffect(() => form.current?.querySelector<HTMLElement>("input, button")?.focus(), []);
  const part = { field, words, draft, onDraft: setDraft };
  return (
    <form
      ref={form}
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <h2>{field.label}</h2>
      {field.options ? <Choice {...part} options={field.options} /> : <Range {...part} />}
      <div className={styles.foot}>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            setDraft([]);
            onDone();
          }}
        >
          {words.clear}
        </Button>
        <Button kind="primary" size="small" type="submit">
          {words.done}
        </Button>
      </div>
    </form>
  );
}

/**
 * Holds the conditions during editing. If all conditions are removed, `onChange` is invoked only when the
 * editor closes, because without conditions the chip that contains the editor is removed too.
 */
function useDraft(filters: readonly Filter[], onChange: (filters: readonly Filter[]) => void) {
  const [draft, setDraft] = useState(filters);
  const last = useRef({ filters, onChange });
  useEffect(() => {
    last.current = { filters: draft, onChange };
  });
  useEffect(
    () => () => {
      if (last.current.filters.length === 0) last.current.onChange([]);
    },
    [],
  );
  const change = (next: readonly Filter[]) => {
    setDraft(next);
    if (next.length > 0) onChange(next);
  };
  return [draft, change] as const;
}

interface PartProps {
  readonly field: FilterField;
  readonly words: FilterWords;
  readonly draft: readonly Filter[];
  readonly onDraft: (filters: readonly Filter[]) => void;
}

/** Maximum number of options without a search field. */
const MOST_WITHOUT_SEARCH = 8;

function Choice({
  field,
  options,
  words,
  draft,
  onDraft,
}: PartProps & { options: NonNullable<FilterField["options"]> }) {
  const [operator, setOperator] = useState<Operator>(draft[0]?.operator ?? field.operators[0] ?? "is");
  const [typed, setTyped] = useState("");
  const chosen = draft[0]?.values ?? [];
  const begin = useRef(field.onFind);
  useEffect(() => begin.current?.(""), []);
  const seek = (text: string) => {
    setTyped(text);
    field.onFind?.(text);
  };
  const put = (next: Operator, values: readonly string[]) => {
    setOperator(next);
    onDraft(values.length === 0 ? [] : [{ field: field.field, operator: next, values }]);
  };
  const typedWords = searchWords(typed);
  const found = options.filter(
    ({ label }) => field.onFind !== undefined || holdsWords(searchKey([label]), typedWords),
  );
  return (
    <>
      {field.operators.length > 1 ? (
        <Segmented
          label={field.label}
          wide
          options={field.operators.map((value) => ({ value, label: words[value] }))}
          value={operator}
          onChange={(next) => put(next, chosen)}
        />
      ) : null}
      {options.length > MOST_WITHOUT_SEARCH || field.onFind ? (
        <SearchField label={words.find} clearLabel={words.clearSearch} value={typed} onChange={seek} />
      ) : null}
      <div role="group" aria-label={field.label} className={styles.options}>
        {found.map(({ value, label }) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(on) => put(operator, on ? [...chosen, value] : chosen.filter((one) => one !== value))}
          >
            {label}
          </Checkbox>
        ))}
      </div>
    </>
  );
}

function Range({ field, words, draft, onDraft }: PartProps) {
  const put = (operator: Operator, value: string) => {
    const others = draft.filter((filter) => filter.operator !== operator);
    const text = field.days
      ? value
      : value === "" || Number.isNaN(Number(value))
        ? ""
        : String(Number(value));
    onDraft(text === "" ? others : [...others, { field: field.field, operator, values: [text] }]);
  };
  const valueOf = (operator: Operator) =>
    draft.find((filter) => filter.operator === operator)?.values[0] ?? "";
  if (field.days)
    return (
      <div className={styles.range} data-days="">
        {field.operators.map((operator) => (
          <DayField
            key={operator}
            words={words.days}
            label={operatorWords(field, operator, words)}
            value={valueOf(operator)}
            onChange={(value) => put(operator, value)}
          />
        ))}
      </div>
    );
  return (
    <div className={styles.range}>
      {field.operators.map((operator) => (
        <TextField
          key={operator}
          label={operatorWords(field, operator, words)}
          type="number"
          min={0}
          value={valueOf(operator)}
          onChange={(value) => put(operator, value)}
          end={field.unit}
        />
      ))}
    </div>
  );
}
