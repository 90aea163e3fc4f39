import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import type { EnrollmentRef } from "../../../machines/enrollment.ts";
import type { Branch, Poc } from "../../../openapi/generated/console.ts";
import { type DetailPanel, useDetailPanel } from "../../resource/records/record/use-detail-panel.ts";
import { useCreateShortcut } from "../../resource/kit/use-create-shortcut.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useEnrollment } from "../../services/use-enrollment.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART, EmptyState } from "../../ui/empty-state.tsx";
import { Button } from "../../ui/button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { EnrollmentDrawer } from "./enrollment-drawer.tsx";
import { PocsList } from "./pocs-list.tsx";
import styles from "./pocs-page.module.css";
import { useConnected } from "./poc-shown.tsx";
import { usePocUpdates } from "./use-poc-updates.ts";

interface PocsPageProps {
  readonly branch: string;
  /** Id of the POC in the panel beside the list, and the open part of the panel. */
  readonly id: string | undefined;
  readonly part: string | undefined;
  readonly enrollment: EnrollmentRef;
  /** Receives the versions of the POCs that the user sees. */
  readonly seen: (versions: ReadonlyMap<string, number>) => void;
  /** Picture of the active camera. */
  readonly picture: MediaStream | null;
}

/** Display devices (POCs) of a branch with their connection state, and actions on them. */
export function PocsPage({ branch: id, id: shown, part, enrollment, seen, picture }: PocsPageProps) {
  const { say } = useTexts();
  const text = say.branches;
  const branch = useApiQuery("/branches/{id}", { path: { id } }, { keep: true });
  const mayWrite = useAbility("branches.write");
  const beside = useDetailPanel(shown, part);
  const [, navigate] = useLocation();
  const label = branch.data?.label ?? "";
  if (
    !branch.data &&
    branch.failure?.kind === "refused" &&
    (branch.failure.status === 404 || branch.failure.status === 400)
  )
    return (
      <EmptyState
        art={ART.nowhere}
        level={1}
        title={text.gone.title()}
        next={<TextLink href="/branches">{text.gone.back()}</TextLink>}
      >
        {text.gone.text()}
      </EmptyState>
    );
  const title = label === "" ? text.pocs.table() : text.pocs.title({ branch: label });
  return (
    <>
      <p className={styles.above}>
        <TextLink href="/branches">{text.back()}</TextLink>
        <TextLink href={`/branches/${encodeURIComponent(id)}/history`}>{text.history()}</TextLink>
      </p>
      <PageHeader
        title={title}
        windowTitle={say.windowTitle({ page: title })}
        action={
          mayWrite && branch.data ? (
            <Button
              kind="primary"
              icon="plus"
              onClick={() => enrollment.send({ type: "open", branch: { id, label } })}
            >
              {text.pocs.enroll()}
            </Button>
          ) : null
        }
      />
      <PocsList branch={id} seen={seen} open={(poc) => navigate(beside.hrefOf(poc._id))} />
      {branch.data ? (
        <OpenEnrollment
          branch={branch.data}
          id={shown}
          past={part === "history"}
          beside={beside}
          enrollment={enrollment}
          seen={seen}
          picture={picture}
          mayWrite={mayWrite}
        />
      ) : null}
    </>
  );
}

/** States of the enrollment machine in which one enrolled POC is open. */
const ONE_POC_STATES = new Set(["viewing", "editing", "savingEdit", "confirming", "unrolling", "blocked"]);

interface OpenEnrollmentProps extends Pick<PocsPageProps, "enrollment" | "id" | "seen" | "picture"> {
  readonly branch: Branch;
  readonly past: boolean;
  readonly beside: DetailPanel;
  readonly mayWrite: boolean;
}

/** Panel beside the list. Notifies the enrollment machine when the open POC connects or disconnects. */
function OpenEnrollment({
  branch,
  id,
  past,
  beside,
  enrollment,
  seen,
  picture,
  mayWrite,
}: OpenEnrollmentProps) {
  const { say } = useTexts();
  useCreateShortcut(mayWrite, say.branches.pocs.enroll(), () =>
    enrollment.send({ type: "open", branch: { id: branch._id, label: branch.label ?? "" } }),
  );
  const { place, context } = useEnrollment(enrollment);
  const open = ONE_POC_STATES.has(place.split(".")[0] ?? "") ? (context.poc?.id ?? null) : null;
  const poc = useApiQuery(
    "/branches/{id}/pocs/{poc}",
    { path: { id: branch._id, poc: id ?? "" } },
    { enabled: id !== undefined },
  );
  usePocUpdates(branch._id, () => void (id !== undefined && poc.again()));
  // After the POC was unrolled, `poc.data` may still be the last response, so the failure is checked first.
  const gone = poc.failure?.kind === "refused" && (poc.failure.status === 404 || poc.failure.status === 400);
  const about: Poc | null = gone ? null : (poc.data ?? null);
  useEffect(() => {
    if (about) seen(new Map([[about._id, about.version]]));
  }, [seen, about]);
  usePocAddress({ enrollment, branch, beside, id, poc: about, about: open, closed: place === "closed" });
  const isConnected = useConnected();
  const connected = about === null ? null : isConnected(about);
  useEffect(() => {
    if (about !== null && connected !== null)
      enrollment.send({ type: connected ? "poc.connected" : "poc.disconnected", poc: about._id });
  }, [enrollment, about, connected]);
  return (
    <EnrollmentDrawer
      branch={branch}
      enrollment={enrollment}
      id={id}
      past={past}
      gone={gone}
      beside={beside}
      poc={about}
      connected={connected ?? false}
      picture={picture}
      mayWrite={mayWrite}
    />
  );
}

interface PocAddress {
  readonly enrollment: EnrollmentRef;
  readonly branch: Branch;
  readonly beside: DetailPanel;
  /** Id of the POC in the URL. */
  readonly id: string | undefined;
  /** The POC in the URL, once it is loaded. */
  readonly poc: Poc | null;
  /** Id of the POC that is open in the enrollment machine. */
  readonly about: string | null;
  /** True while the enrollment machine is idle. */
  readonly closed: boolean;
}

/**
 * Synchronizes the URL and the open POC: the POC in the URL is opened, and closing the POC returns to the
 * list.
 */
function usePocAddress({ enrollment, branch, beside, id, poc, about, closed }: PocAddress): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (about !== null) {
      if (about === id) shown.current = about;
      else enrollment.send({ type: "close" });
    } else if (closed) {
      if (id === undefined) shown.current = null;
      else if (shown.current === id) beside.close();
      else if (poc)
        enrollment.send({
          type: "openPoc",
          branch: { id: branch._id, label: branch.label ?? "" },
          poc: { id: poc._id, label: poc.label },
          connected: poc.connected,
        });
    }
  }, [enrollment, branch, beside, id, poc, about, closed]);
}
