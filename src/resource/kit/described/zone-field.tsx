import { useMemo } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { ChoicesField } from "../../../ui/choices-field.tsx";

interface ZoneFieldProps {
  readonly label: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (zone: string) => void;
  readonly onBlur: () => void;
}

/** A field for time zones, searched by name. */
export function ZoneField({ value, onChange, ...field }: ZoneFieldProps) {
  const { say } = useTexts();
  const zones = useMemo(
    () =>
      [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone"), ...(value === "" ? [] : [value])])].map(
        (zone) => ({ value: zone, label: zone }),
      ),
    [value],
  );
  return (
    <ChoicesField
      {...field}
      choices={zones}
      single
      value={value === "" ? [] : [value]}
      onChange={([zone]) => onChange(zone ?? "")}
      placeholder="Europe/Madrid"
      nothing={say.console.form.noResults()}
      removeLabel={(name) => say.console.form.removeChoice({ name })}
    />
  );
}
