import { type FormEvent, useEffect, useRef, useState } from "react";
import { ZoneField } from "../../../resource/kit/described/zone-field.tsx";
import type { ImportChoice, ImportFault } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import panel from "../opening/opening-panel.module.css";
import styles from "./importing.module.css";
import { FileButton } from "../../../ui/file-button.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { FailureBanner } from "../../../resource/cells/failure-banner.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { LeftOutRows } from "./left-out-rows.tsx";

interface ImportFormProps {
  readonly file: string;
  readonly choice: ImportChoice;
  /** Reason why the last import failed; null if no import has failed. */
  readonly fault: ImportFault | null;
  readonly onChoose: (choice: ImportChoice) => void;
  readonly onStart: () => void;
  readonly onLeave: () => void;
}

const KINDS = ["asterisk-queue-log", "anonymous-bank", "csv"] as const;
/**
 * Encodings of logs without a byte order mark, by WHATWG name. "" means the encoding that the column map
 * states, otherwise UTF-8.
 */
const ENCODINGS = [
  "",
  "windows-1252",
  "iso-8859-15",
  "windows-1250",
  "windows-1251",
  "utf-16le",
  "shift_jis",
  "gb18030",
] as const;
type Encoding = (typeof ENCODINGS)[number];

/** Form that asks for the kind of a log file, and starts its import. */
export function ImportForm({ file, choice, fault, onChoose, onStart, onLeave }: ImportFormProps) {
  const { say } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked, setAsked] = useState(false);
  const text = say.replay.importing;
  const needsMap = choice.kind === "csv" && choice.map.trim() === "";
  useEffect(() => heading.current?.focus(), []);
  const start = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!needsMap && choice.zone !== "") onStart();
  };
  return (
    <form className={panel.opening} onSubmit={start} noValidate aria-label={text.title({ file })}>
      <h1 ref={heading} tabIndex={-1}>
        {text.title({ file })}
      </h1>
      <p className={panel.text}>{text.text()}</p>
      {fault ? <FaultBanner file={file} fault={fault} /> : null}
      <div className={styles.fields}>
        <SelectField
          label={text.kind()}
          options={KINDS.map((kind) => ({ value: kind, label: text.kinds[kind]() }))}
          value={choice.kind}
          onChange={(kind) => onChoose({ ...choice, kind })}
        />
        <ZoneField
          label={text.zone()}
          hint={text.zoneHint()}
          error={isAsked && choice.zone === "" ? text.noZone() : undefined}
          value={choice.zone}
          onChange={(zone) => onChoose({ ...choice, zone })}
          onBlur={() => undefined}
        />
        <SelectField<Encoding>
          label={text.encoding()}
          options={ENCODINGS.map((name) => ({
            value: name,
            label: name === "" ? text.usualEncoding() : name,
          }))}
          value={ENCODINGS.find((name) => name === choice.encoding) ?? ""}
          onChange={(encoding) => onChoose({ ...choice, encoding })}
          error={fault?.why === "encoding" ? text.otherEncoding() : undefined}
        />
      </div>
      {choice.kind === "csv" ? (
        <MapField
          map={choice.map}
          isMissing={isAsked && needsMap}
          isWrong={fault?.why === "map"}
          onChange={(map) => onChoose({ ...choice, map })}
        />
      ) : null}
      <div className={styles.acts}>
        <Button kind="primary" type="submit">
          {text.start()}
        </Button>
        <Button onClick={onLeave}>{text.another()}</Button>
      </div>
    </form>
  );
}

interface MapFieldProps {
  readonly map: string;
  readonly isMissing: boolean;
  readonly isWrong: boolean;
  readonly onChange: (map: string) => void;
}

/** Maximum size of a column map, bytes. A map with hundreds of columns has about 10,000 bytes. */
const MOST = 1_000_000;

/** Field for the column map of a CSV log, which can be pasted as JSON or read from a file. */
function MapField({ map, isMissing, isWrong, onChange }: MapFieldProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const [isTooLarge, setTooLarge] = useState(false);
  const text = say.replay.importing.map;
  const error = isTooLarge
    ? text.tooLarge({ most: formats.bytes(MOST) })
    : isMissing
      ? text.missing()
      : isWrong
        ? text.wrong()
        : undefined;
  const take = (next: string) => {
    setTooLarge(false);
    onChange(next);
  };
  return (
    <div className={styles.map}>
      <TextArea
        label={text.label()}
        hint={text.hint()}
        error={error}
        value={map}
        onChange={take}
        code
        rows={10}
        spellCheck={false}
      />
      <FileButton
        label={text.choose()}
        accept=".json"
        most={MOST}
        onText={take}
        onTooLarge={() => setTooLarge(true)}
      />
    </div>
  );
}

interface FaultBannerProps {
  readonly file: string;
  readonly fault: ImportFault;
}

/** Banner that explains why a log could not be imported, and what to do. */
function FaultBanner({ file, fault }: FaultBannerProps) {
  const { say } = useTexts();
  const { number } = useFormats();
  const text = say.replay.importing.failed;
  switch (fault.why) {
    case "map":
      return (
        <Banner family="bad" role="alert">
          {text.map()}
          <ul className={styles.list} lang="en">
            {fault.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Banner>
      );
    case "encoding":
      return (
        <Banner family="bad" role="alert">
          {fault.line === null
            ? text.encoding({ encoding: fault.encoding })
            : text.encodingAt({ encoding: fault.encoding, line: number(fault.line) })}
        </Banner>
      );
    case "nothing":
      return (
        <Banner family="bad" role="alert">
          {fault.report.rows === 0
            ? text.noRows({ file })
            : fault.report.leftOut === 0
              ? text.nothing({ count: fault.report.rows })
              : text.allLeftOut({ count: fault.report.rows })}
          <LeftOutRows report={fault.report} />
        </Banner>
      );
    case "packing":
      return <FailureBanner>{text.packing({ file })}</FailureBanner>;
    case "log":
      return (
        <FailureBanner>
          {text.log({ file })} <span lang="en">{fault.reason}</span>
        </FailureBanner>
      );
  }
}
