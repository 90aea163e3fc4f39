import { useRef, useState } from "react";
import { useNameable } from "../../resource/records/form/use-nameable.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChoicesField } from "../../ui/choices-field.tsx";
import { FormSection } from "../../ui/form-section.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { qrPng, qrSvg } from "../../ui/qr-picture.ts";
import { saveFile } from "../../ui/save-file.ts";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./utilities-page.module.css";

interface CustomerLinkProps {
  readonly title: string;
  readonly hint: string;
  /** Schema and label of the records to choose from, such as segments. */
  readonly one: string;
  readonly label: string;
  /** URL of the page for customers, and the query parameter for the record's id. */
  readonly place: string;
  readonly parameter: string;
}

/** Selects a record, such as a segment, and shows the link to its page for customers as text and QR code. */
export function CustomerLink({ title, hint, one, label, place, parameter }: CustomerLinkProps) {
  const { say } = useTexts();
  const [chosen, setChosen] = useState<string | null>(null);
  const { choices, nothing, onType, remember } = useNameable(one, { ids: chosen === null ? [] : [chosen] });
  const name = choices.find(({ value }) => value === chosen)?.label ?? "";
  const choose = (values: readonly string[]) => {
    remember(values);
    setChosen(values[0] ?? null);
  };
  return (
    <FormSection title={title}>
      <p className={styles.hint}>{hint}</p>
      <ChoicesField
        single
        placeholder={say.lists.kinds.find()}
        label={label}
        choices={choices}
        value={chosen === null ? [] : [chosen]}
        onChange={choose}
        onType={onType}
        nothing={nothing}
        removeLabel={(named) => say.console.form.removeChoice({ name: named })}
      />
      {chosen === null ? null : (
        <LinkPanel key={chosen} link={linkTo(place, parameter, chosen)} name={name} />
      )}
    </FormSection>
  );
}

function linkTo(place: string, parameter: string, id: string): string {
  const url = new URL(place);
  url.searchParams.set(parameter, id);
  return url.href;
}

function LinkPanel({ link, name }: { link: string; name: string }) {
  const { say } = useTexts();
  const text = say.utilities.links;
  const [copied, setCopied] = useState<"done" | "failed" | null>(null);
  const code = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const shown = () => code.current?.querySelector("svg") ?? null;
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied("done"),
      () => {
        setCopied("failed");
        field.current?.querySelector("input")?.select();
      },
    );
  const keep = async (kind: "svg" | "png") => {
    const svg = shown();
    const picture =
      svg && (kind === "svg" ? new Blob([qrSvg(svg)], { type: "image/svg+xml" }) : await qrPng(svg));
    if (picture) saveFile(picture, `${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-") || "link"}.${kind}`);
  };
  return (
    <div className={styles.made}>
      <div ref={field}>
        <TextField label={text.link()} value={link} readOnly onChange={() => undefined} />
      </div>
      <div className={styles.acts}>
        <Button icon={copied === "done" ? "check" : "copy"} onClick={() => void copy()}>
          {copied === "done" ? say.actions.copied() : text.copy()}
        </Button>
        <Button icon="download" onClick={() => void keep("png")}>
          {text.png()}
        </Button>
        <Button icon="download" onClick={() => void keep("svg")}>
          {text.svg()}
        </Button>
      </div>
      {copied === "failed" ? (
        <Banner family="away" glyph="warning" role="alert">
          {say.actions.copyFailed()}
        </Banner>
      ) : null}
      <div ref={code}>
        <QrCode value={link} label={text.code({ name })} />
      </div>
    </div>
  );
}
