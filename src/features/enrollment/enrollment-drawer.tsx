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

interface EnrollmentDrawerProps {
  readonly branch: Branch;
  readonly enrollment: EnrollmentRef;
  /** Id of the POC in the URL. */
  readonly id: string | undefined;
  /** True if the URL is that of the POC's history. */
  readonly past: boolean;
  /** True if the POC was never enrolled in this branch or no longer is. */
  readonly gone: boolean;
  readonly beside: DetailPanel;
  /** The open POC; null until it is loaded, or if none is open. */
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

/** Drawer beside the list for enrolling, viewing, editing and unrolling a display device (POC). */
export function EnrollmentDrawer({
  branch,
  enrollment,
  id,
  past,
  gone,
  beside,
  poc,
  connected,
  picture,
  mayWrite,
}: EnrollmentDrawerProps) {
  const { say } = useTexts();
  const text = say.branches.enrollment;
  const { place, context } = useEnrollment(enrollment);
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
    enrollment.send({ type: "close" });
    if (part === "gone") beside.close();
  };
  const body = () => {
    switch (part) {
      case "identify":
        return <IdentifyStep enrollment={enrollment} picture={picture} />;
      case "setup":
        return (
          <>
            <p className={styles.step}>{text.step({ step: 2 })}</p>
            <h3>{text.setup()}</h3>
            <p className={styles.hint}>{context.poc?.id}</p>
            <ProblemNote context={context} />
            <PocForm enrollment={enrollment} values={NO_FIELDS} verb={text.save()} />
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
              <Button onClick={() => enrollment.send({ type: "another" })}>{text.another()}</Button>
              <Button kind="primary" onClick={() => enrollment.send({ type: "close" })}>
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
              enrollment={enrollment}
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
                enrollment={enrollment}
                values={{
                  label: poc.label,
                  internalId: poc.internalId ?? "",
                  integrationId: poc.integrationId ?? "",
                }}
                verb={text.saveEdit()}
                unavailable={blocked}
              />
            ) : part === "unroll" ? (
              <UnrollStep enrollment={enrollment} label={poc.label} unavailable={blocked} />
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
                    enrollment={enrollment}
                    mayWrite={mayWrite}
                  />
                ) : (
                  <PocDetails poc={poc} connected={connected} enrollment={enrollment} mayWrite={mayWrite} />
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

/** Returns the screen of the first step. While a typed id is checked, the screen remains `typing`. */
const identifyStep = (place: string): string =>
  place.includes("typing") ? "typing" : place.startsWith("scanning") ? "scanning" : "choosing";

interface UnrollStepProps {
  readonly enrollment: EnrollmentRef;
  readonly label: string;
  readonly unavailable?: string | undefined;
}

/** Asks the user to type the POC's label before the POC is unrolled. */
function UnrollStep({ enrollment, label, unavailable }: UnrollStepProps) {
  const { say } = useTexts();
  const text = say.branches.enrollment;
  const { context, busy } = useEnrollment(enrollment);
  const [typed, setTyped] = useState("");
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!busy) enrollment.send({ type: "confirm", word: typed });
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
          if (context.faults.length > 0 || context.problem !== null) enrollment.send({ type: "edit" });
        }}
        autoComplete="off"
      />
      <div className={styles.actions}>
        <Button onClick={() => enrollment.send({ type: "back" })}>{text.keep()}</Button>
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
