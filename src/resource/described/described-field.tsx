import type { ReactElement } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { DayField } from "../../ui/day-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { TextsField } from "../../ui/texts-field.tsx";
import type { DescribedRecord, DescribedResource, DescribedWords } from "./described-resource.ts";
import { wordsIn } from "./described-resource.ts";
import { saidOf } from "./described-view.ts";
import { setAtOf } from "./described-value.tsx";
import { MomentField } from "./moment-field.tsx";
import { ReferenceField } from "./reference-field.tsx";
import { SealedField } from "./sealed-field.tsx";

interface DescribedFieldProps {
  readonly resource: DescribedResource;
  readonly text: DescribedWords;
  readonly record: DescribedRecord | undefined;
  readonly member: string;
  readonly label: string;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** What one types into for a member, by what it holds. */
export function DescribedField({ resource, text, record, member, value, onChange, ...field }: DescribedFieldProps): ReactElement {
  const { say } = useTexts();
  const said = saidOf(resource);
  const nothing = said.defaults[member];
  const isOptional = nothing === "" || nothing === null || (Array.isArray(nothing) && nothing.length === 0);
  const shown = { ...field, name: member, hint: wordsIn(text.hints[member]), ...(isOptional && { optional: say.console.form.optional() }) };
  const { name: _, ...unnamed } = shown;
  const typed = typeof value === "string" ? value : "";
  const list = Array.isArray(value) ? value.map(String) : [];
  const one = said.references[member]?.one ?? "";
  switch (said.kinds[member]) {
    case "choice":
      return <SelectField {...shown} value={typed === "" && !isOptional ? null : typed} onChange={onChange} options={[...(isOptional ? [{ value: "", label: say.console.kinds.none() }] : []), ...(said.choices[member] ?? []).map((choice) => ({ value: choice, label: wordsIn(text.choices[member]?.[choice]) ?? choice }))]} />;
    case "boolean":
      return <SwitchField name={member} label={shown.label} hint={shown.hint} checked={value === true} onChange={onChange} />;
    case "integer":
    case "number":
      return <TextField {...shown} type="number" step={said.kinds[member] === "integer" ? 1 : "any"} value={typeof value === "number" ? String(value) : ""} onChange={(text_) => onChange(text_ === "" ? "" : Number(text_))} />;
    case "date":
      return <DayField {...shown} value={typed} onChange={onChange} />;
    case "moment":
      return <MomentField {...shown} value={typed} onChange={onChange} />;
    case "reference":
      return <ReferenceField {...unnamed} one={one} named={record?.[member]} single value={typed === "" ? [] : [typed]} onChange={([id]) => onChange(id ?? "")} />;
    case "references":
      return <ReferenceField {...unnamed} one={one} named={record?.[member]} single={false} value={list} onChange={onChange} />;
    case "texts":
      return <TextsField {...unnamed} hint={shown.hint ?? say.console.kinds.each()} value={list} onChange={onChange} removeLabel={(name) => say.console.form.removeChoice({ name })} />;
    case "secret":
      return <SealedField {...shown} setAt={setAtOf(record?.[member])} value={typed} onChange={onChange} />;
    default:
      return resource.long?.includes(member) ? <TextArea {...shown} value={typed} onChange={onChange} /> : <TextField {...shown} value={typed} onChange={onChange} autoComplete="off" />;
  }
}
