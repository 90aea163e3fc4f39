import { useRef } from "react";
import {
  FILENAME_VARIABLES,
  filenameStamps,
  filledFilename,
  type FilenameVariable,
} from "../../../openapi/formats/recording-filename.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./configuration.module.css";

interface FilenameFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** Time zone of the date and the time in the example. */
  readonly zone: string;
}

/** File name pattern of recordings: typed or composed of placeholders, with an example below. */
export function FilenameField({ zone, ...field }: FilenameFieldProps) {
  const { say } = useTexts();
  const { now } = useServices();
  const text = say.configuration.recording;
  const input = useRef<HTMLInputElement>(null);
  const { value, onChange } = field;
  const insert = (variable: FilenameVariable) => {
    const from = input.current?.selectionStart ?? value.length;
    const to = input.current?.selectionEnd ?? from;
    onChange(`${value.slice(0, from)}{${variable}}${value.slice(to)}`);
    input.current?.focus();
  };
  const { example } = text;
  const preview = filledFilename(value, {
    ...filenameStamps(now(), zone),
    segment: example.segment(),
    agent: example.agent(),
    contact: example.contact(),
    channel: example.channel(),
    callId: "665b3f0a1c2d3e4f5a6b7c8d",
    recordingId: "665b3f0a1c2d3e4f5a6b7c8e",
  });
  return (
    <div className={styles.filename}>
      <TextField
        {...field}
        ref={input}
        label={text.filename()}
        hint={text.filenameHint()}
        spellCheck={false}
        autoComplete="off"
      />
      <div role="group" aria-label={text.variables()} className={styles.variables}>
        {FILENAME_VARIABLES.map((variable) => {
          const name = text.variable[variable]();
          return (
            <Button
              key={variable}
              size="small"
              icon="plus"
              aria-label={text.insert({ name })}
              onClick={() => insert(variable)}
            >
              {name}
            </Button>
          );
        })}
      </div>
      {value.trim() === "" ? null : (
        <p className={styles.preview}>{text.preview({ name: `${preview}.webm` })}</p>
      )}
    </div>
  );
}
