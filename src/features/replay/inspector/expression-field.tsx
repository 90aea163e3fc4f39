import type { Ref } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { TextField } from "../../../ui/text-field.tsx";

interface ExpressionFieldProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
}

/** Field for a watch expression, with instructions. */
export function ExpressionField(props: ExpressionFieldProps) {
  const words = useTexts().say.replay.inspector.watch;
  return (
    <TextField
      {...props}
      label={words.expression()}
      hint={words.hint()}
      autoCapitalize="off"
      autoComplete="off"
      spellCheck={false}
    />
  );
}
