import type { ReactElement } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { ChoicesField } from "../../../ui/choices-field.tsx";
import { DayField } from "../../../ui/day-field.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { SwitchField } from "../../../ui/switch-field.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { TextsField } from "../../../ui/texts-field.tsx";
import { WeekField } from "../../../ui/week-field.tsx";
import { type MemberWords, wordsIn } from "./described-resource.ts";
import type { MembersSpec, RefersTo } from "../../records/record/resource-spec.ts";
import { setAtOf } from "./member-text.ts";
import { hoursIn, rowsIn } from "./listed-values.ts";
import { MomentField } from "./moment-field.tsx";
import { isOptional, rowsWithNeeded } from "./optional-members.ts";
import { ReferenceField } from "./reference-field.tsx";
import { RowsField } from "./rows-field.tsx";
import { SealedField } from "./sealed-field.tsx";
import { useDayWords } from "../../cells/use-day-words.ts";
import { useWeekWords } from "./week-words.ts";
import { ZoneField } from "./zone-field.tsx";

interface DescribedFieldProps {
  readonly spec: MembersSpec & { readonly references?: Readonly<Record<string, RefersTo>> };
  readonly text: MemberWords;
  /** Members with several lines of text; members of rows by path, such as `paragraphs/html`. */
  readonly long?: readonly string[] | undefined;
  /** Returns true if a row shows a member; by default every row shows all. */
  readonly rowShows?: ((row: Readonly<Record<string, unknown>>, member: string) => boolean) | undefined;
  /** The value as the platform returned it, with names of references. */
  readonly current?: unknown;
  /** Id of the changed record, which cannot reference itself. */
  readonly own?: string | undefined;
  readonly member: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur?: () => void;
  readonly error: string | undefined;
  /** Texts of faults within the value, by path such as `0/label`. */
  readonly faults?: Readonly<Record<string, string>>;
}

const NONE: readonly string[] = [];
const NO_FAULTS = {};
const NO_VALUE = () => undefined;

/** The input control of a member, by its kind. */
export function DescribedField({
  spec,
  text,
  long = NONE,
  rowShows,
  current,
  own,
  member,
  value,
  onChange,
  onBlur = NO_VALUE,
  faults = NO_FAULTS,
  ...field
}: DescribedFieldProps): ReactElement {
  const { say } = useTexts();
  const week = useWeekWords();
  const days = useDayWords();
  const mayBeEmpty = isOptional(spec, member);
  const mark = wordsIn(text.neededFor?.[member]) ?? (mayBeEmpty ? say.console.form.optional() : undefined);
  const shown = {
    ...field,
    onBlur,
    name: member,
    hint: wordsIn(text.hints[member]),
    ...(mark !== undefined && { optional: mark }),
  };
  const { name: _, ...unnamed } = shown;
  const typed = typeof value === "string" ? value : "";
  const list = Array.isArray(value) ? value.map(String) : [];
  const { one, among, picks } = spec.references?.[member] ?? { one: "" };
  const nameable = { one, among, picks, except: own, named: current };
  switch (spec.kinds[member]) {
    case "choice":
      return (
        <SelectField
          {...shown}
          placeholder={say.console.form.choose()}
          value={typed === "" && !mayBeEmpty ? null : typed}
          onChange={onChange}
          options={[
            ...(mayBeEmpty ? [{ value: "", label: say.lists.kinds.none() }] : []),
            ...(spec.choices[member] ?? []).map((choice) => ({
              value: choice,
              label: wordsIn(text.choices[member]?.[choice]) ?? choice,
            })),
          ]}
        />
      );
    case "choices":
      return (
        <ChoicesField
          {...unnamed}
          choices={(spec.choices[member] ?? []).map((choice) => ({
            value: choice,
            label: wordsIn(text.choices[member]?.[choice]) ?? choice,
          }))}
          value={list}
          onChange={onChange}
          placeholder={say.console.form.choose()}
          nothing={say.console.form.noResults()}
          removeLabel={(name) => say.console.form.removeChoice({ name })}
        />
      );
    case "boolean":
      return (
        <SwitchField
          name={member}
          label={shown.label}
          hint={shown.hint}
          checked={value === true}
          onChange={onChange}
        />
      );
    case "integer":
    case "number":
      return (
        <TextField
          {...shown}
          type="number"
          step={spec.kinds[member] === "integer" ? 1 : "any"}
          value={typeof value === "number" ? String(value) : ""}
          onChange={(text_) => onChange(text_ === "" ? "" : Number(text_))}
        />
      );
    case "date":
      return <DayField {...shown} words={days} value={typed} onChange={onChange} />;
    case "moment":
      return <MomentField {...shown} value={typed} onChange={onChange} />;
    case "reference":
      return (
        <ReferenceField
          {...unnamed}
          {...nameable}
          single
          value={typed === "" ? [] : [typed]}
          onChange={([id]) => onChange(id ?? "")}
        />
      );
    case "references":
      return <ReferenceField {...unnamed} {...nameable} single={false} value={list} onChange={onChange} />;
    case "texts":
      return (
        <TextsField
          {...unnamed}
          hint={shown.hint ?? say.lists.kinds.each()}
          value={list}
          onChange={onChange}
          removeLabel={(name) => say.console.form.removeChoice({ name })}
        />
      );
    case "secret":
      return (
        <SealedField
          {...shown}
          long={long.includes(member)}
          setAt={setAtOf(current)}
          value={typed}
          onChange={onChange}
        />
      );
    case "zone":
      return <ZoneField {...unnamed} value={typed} onChange={onChange} />;
    case "week":
      return (
        <WeekField
          {...field}
          {...(shown.optional && { optional: shown.optional })}
          hint={shown.hint ?? say.lists.week.midnight()}
          faults={faults}
          words={week}
          value={hoursIn(value)}
          onChange={onChange}
        />
      );
    case "rows": {
      const known = spec.rows[member];
      const words = text.rows?.[member];
      if (!known || !words) throw new Error(`The rows of ${member} have no definition.`);
      const rows = rowsWithNeeded(known, spec.needed, member);
      const inRows = long.flatMap((path) =>
        path.startsWith(`${member}/`) ? [path.slice(member.length + 1)] : [],
      );
      return (
        <RowsField
          {...shown}
          shows={rowShows}
          spec={rows}
          text={words}
          faults={faults}
          value={rowsIn(value)}
          onChange={onChange}
          renderField={(props) => <DescribedField {...props} long={inRows} spec={rows} text={words} />}
        />
      );
    }
    default:
      return long.includes(member) ? (
        <TextArea {...shown} value={typed} onChange={onChange} />
      ) : (
        <TextField {...shown} value={typed} onChange={onChange} autoComplete="off" />
      );
  }
}
