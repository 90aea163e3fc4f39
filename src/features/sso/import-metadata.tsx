import { useState } from "react";
import type { SsoImport } from "../../../openapi/generated/console.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import type { RecordForm } from "../../resource/form/use-record-form.ts";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { FailureBanner } from "../../resource/failure-banner.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import type { SsoValues } from "./sso-values.ts";

const MOST = 500_000;

interface ImportMetadataProps {
  readonly account: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly form: RecordForm<SsoValues>;
}

/** Fills the fields from what the identity provider says of itself. Nothing is saved by it. */
export function ImportMetadata({ account, open, onClose, form }: ImportMetadataProps) {
  const { notices } = useServices();
  const { say } = useTexts();
  const text = say.sso;
  const [xml, setXml] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { run, busy, failure, forget } = useWrite((api, given: string) =>
    api.POST("/accounts/{id}/sso/metadata-import", {
      params: { path: { id: account } },
      body: { xml: given },
    }),
  );

  const close = () => {
    setXml("");
    setFault(null);
    forget();
    onClose();
  };
  const take = ({ change, notes }: SsoImport) => {
    for (const [field, value] of Object.entries(change)) {
      if (field in form.values())
        form.setValue(field as keyof SsoValues, value ?? "", {
          shouldDirty: true,
          shouldValidate: form.tries > 0,
        }); // looked up in the same line
    }
    notices.say([text.imported(), ...notes.map((note) => text.notes[note]())].join(" "));
    close();
  };
  const submit = async () => {
    if (xml.trim() === "") return setFault(text.metadataMissing());
    const outcome = await run(xml);
    if (outcome.kind === "done") take(outcome.answer);
  };
  const told = failure?.kind === "refused" && failure.status === 422 ? text.metadataWrong() : null;
  return (
    <FormDialog
      open={open}
      onClose={close}
      title={text.importMetadata()}
      verb={text.fill()}
      busy={busy}
      differs={xml.trim() !== ""}
      onSubmit={() => void submit()}
    >
      <p>{text.importText()}</p>
      {failure && !told ? (
        <FailureBanner>
          <FailureText failure={failure} />
        </FailureBanner>
      ) : null}
      <TextArea
        label={text.metadata()}
        code
        rows={8}
        spellCheck={false}
        value={xml}
        onChange={(next) => {
          setXml(next);
          setFault(null);
          forget();
        }}
        error={fault ?? told ?? undefined}
      />
      <div>
        <FileButton
          label={text.chooseFile()}
          accept=".xml,text/xml,application/xml,application/samlmetadata+xml"
          most={MOST}
          onText={setXml}
          onTooLarge={() => setFault(text.metadataTooLarge())}
        />
      </div>
    </FormDialog>
  );
}
