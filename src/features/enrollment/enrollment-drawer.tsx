import { type FormEvent, useState } from "react";
import type { EnrollmentRef } from "../../../machines/enrollment.ts";
import type { Branch, Poc } from "../../../openapi/generated/console.ts";
import type { DetailPanel } from "../../resource/records/record/use-detail-panel.ts";
import { useEnrollment } from "../../services/use-enrollment.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { PastTabs } from "../../resource/records/record/past-tabs.tsx";
import styles from "./enrollment-drawer.module.css";
import { IdentifyStep } from "./identify-step.tsx";
import { PocDetails } from "./poc-details.tsx";
import { PocForm } from "./poc-form.tsx";
import { PocHistory } from "./poc-history.tsx";
import { ProblemNote } from "./problem-note.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface EnrolmentDrawerProps {
  readonly branch: Branch;
  readonly enrolment: EnrollmentRef;
  /** The POC that the address is of, and whether it is of its history. */
  readonly id: string | undefined;
  readonly past: boolean;
  /** It is not enrolled here, or no longer. */
  readonly gone: boolean;
  readonly beside: DetailPanel;
  /** The POC that is open; null while it is not read, or none is. */
  readonly poc: Poc | null;
  readonly connected: boolean;
  readonly picture: MediaStream | null;
  readonly mayWrite: boolean;
}

type Part = "identify" | "setup" | "enrolled" | "details" | "gone" | "edit" | "unroll";

const PARTS: Readonly<Record<string, Part>> = {
  choosing: "identify",
  scanning: "identify",
  typing: "identify",
  checking: "identify",
  setup: "setup",
  enrolling: "setup",
  enrolled: "enrolled",
  viewing: "details",
  editing: "edit",
  savingEdit: "edit",
  "blocked.editing": "edit",
  confirming: "unroll",
  unrolling: "unroll",
  "blocked.confirming": "unroll",
};

const NO_FIELDS = { label: "", internalId: "", integrationId: "" };

/** Enrolling, looking at, editing and unrolling a POC, beside the list of them. */
export function EnrollmentDrawer({
  branch,
  enrolment,
  id,
  past,
  gone,
  beside,
  poc,
  connected,
  picture,
  mayWrite,
}: EnrolmentDrawerProps) {
  const { say } = useTexts();
  const text = say.branches.enrollment;
  const { place, context } = useEnrollment(enrolment);
  const part = gone && id !== undefined ? "gone" : (PARTS[place] ?? PARTS[place.split(".")[0] ?? ""]);
  const label = context.poc?.label ?? "";
  const blocked =
    place === "blocked.editing"
      ? text.blockedEdit()
      : place === "blocked.confirming"
        ? text.blockedUnroll()
        : undefined;
  const titles: Readonly<Record<Part, string>> = {
    identify: text.title({ branch: branch.label ?? "" }),
    setup: text.title({ branch: branch.label ?? "" }),
    enrolled: text.title({ branch: branch.label ?? "" }),
    details: label,
    gone: id ?? "",
    edit: text.editTitle({ label }),
    unroll: text.unrollTitle({ label }),
  };
  const close = () => {
    enrolment.send({ type: "close" });
    if (part === "gone") beside.close();
  };
  const body = () => {
    switch (part) {
      case "identify":
        return <IdentifyStep enrolment={enrolment} picture={picture} />;
      case "setup":
        return (
          <>
            <p className={styles.step}>{text.step({ step: 2 })}</p>
            <h3>{text.setup()}</h3>
            <p className={styles.hint}>{context.poc?.id}</p>
            <ProblemNote context={context} />
            <PocForm enrolment={enrolment} values={NO_FIELDS} verb={text.save()} />
          </>
        );
      case "enrolled":
        return (
          <>
            <Banner family="free" role="status">
              {text.done({ label })}
            </Banner>
            <p>{text.doneText()}</p>
            <div className={styles.choices}>
              <Button onClick={() => enrolment.send({ type: "another" })}>{text.another()}</Button>
              <Button kind="primary" onClick={() => enrolment.send({ type: "close" })}>
                {text.close()}
              </Button>
            </div>
          </>
        );
      case "gone":
        return id === undefined ? null : (
          <>
            <p>{text.problems.gone()}</p>
            <PocHistory
              branch={branch}
              id={id}
              poc={null}
              connected={false}
              enrolment={enrolment}
              mayWrite={false}
            />
          </>
        );
      default:
        return poc === null ? null : (
          <>
            {blocked === undefined ? (
              <ProblemNote context={context} />
            ) : (
              <Banner family="away" role="alert">
                {text.blocked({ label })}
              </Banner>
            )}
            {part === "edit" ? (
              <PocForm
                key={poc._id}
                enrolment={enrolment}
                values={{
                  label: poc.label,
                  internalId: poc.internalId ?? "",
                  integrationId: poc.integrationId ?? "",
                }}
                verb={text.saveEdit()}
                unavailable={blocked}
              />
            ) : part === "unroll" ? (
              <UnrollStep enrolment={enrolment} label={poc.label} unavailable={blocked} />
            ) : (
              <>
                <PastTabs
                  own={beside.hrefOf(poc._id)}
                  past={beside.hrefOf(poc._id, "history")}
                  current={past ? "history" : "details"}
                />
                {past ? (
                  <PocHistory
                    key={poc._id}
                    branch={branch}
                    id={poc._id}
                    poc={poc}
                    connected={connected}
                    enrolment={enrolment}
                    mayWrite={mayWrite}
                  />
                ) : (
                  <PocDetails poc={poc} connected={connected} enrolment={enrolment} mayWrite={mayWrite} />
                )}
              </>
            )}
          </>
        );
    }
  };
  return (
    <Dialog
      open={part !== undefined}
      onClose={close}
      title={part === undefined ? "" : titles[part]}
      closeLabel={say.actions.close()}
      form="drawer"
      step={part === "identify" ? identifyStep(place) : part}
    >
      <div className={styles.body}>{part === undefined ? null : body()}</div>
    </Dialog>
  );
}

/** Within the first part the person chooses, scans or types; who waits for an answer is where they asked. */
const identifyStep = (place: string): string =>
  place.includes("typing") ? "typing" : place.startsWith("scanning") ? "scanning" : "choosing";

interface UnrollStepProps {
  readonly enrolment: EnrollmentRef;
  readonly label: string;
  readonly unavailable?: string | undefined;
}

/** Asks for the label before a POC is unrolled. */
function UnrollStep({ enrolment, label, unavailable }: UnrollStepProps) {
  const { say } = useTexts();
  const text = say.branches.enrollment;
  const { context, busy } = useEnrollment(enrolment);
  const [typed, setTyped] = useState("");
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) enrolment.send({ type: "confirm", word: typed });
  };
  return (
    <form noValidate className={styles.form} onSubmit={confirm}>
      <p>{text.unrollText()}</p>
      <TextField
        label={say.console.form.typeWord({ word: label })}
        error={context.faults.includes("word") ? text.faults.word({ label }) : undefined}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          if (context.faults.length > 0 || context.problem !== null) enrolment.send({ type: "edit" });
        }}
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button onClick={() => enrolment.send({ type: "back" })}>{text.keep()}</Button>
        <Button
          type="submit"
          kind="danger"
          busy={busy}
          {...(unavailable === undefined ? {} : { unavailable })}
        >
          {text.unroll()}
        </Button>
      </div>
    </form>
  );
}
