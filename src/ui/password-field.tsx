import { useState } from "react";
import { Icon } from "./icon.tsx";
import square from "./icon-button.module.css";
import { TextField, type TextFieldProps } from "./text-field.tsx";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end"> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/**
 * A password field with a button to show the password. The button has the browser's tooltip, because the code
 * of the console's tooltip is loaded later.
 */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? hideLabel : showLabel;
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={square.square}
          aria-label={label}
          title={label}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? "hide" : "eye"} />
        </button>
      }
    />
  );
}
