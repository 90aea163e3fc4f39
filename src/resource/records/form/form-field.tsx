import type { ReactElement } from "react";
import {
  type Control,
  Controller,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
} from "react-hook-form";

/** Props of an input within a form. */
interface FieldProps<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  readonly control: Control<Values>;
  readonly name: Name;
  readonly children: (field: FieldProps<FieldPathValue<Values, Name>>) => ReactElement;
}

/** Connects an input to its form. */
export const FormField = <Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  children,
}: FormFieldProps<Values, Name>) => (
  <Controller
    control={control}
    name={name}
    render={({ field, fieldState }) => (
      // The error summary finds the field by this id and focuses an input inside.
      <div id={`field-${name}`}>
        {children({
          name,
          value: field.value,
          onChange: field.onChange,
          onBlur: field.onBlur,
          error: fieldState.error?.message,
        })}
      </div>
    )}
  />
);
