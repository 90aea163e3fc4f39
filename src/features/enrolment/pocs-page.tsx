import { useEffect } from "react";
import type { EnrolmentRef } from "../../../machines/enrolment.ts";
import type { Branch, Poc } from "../../../openapi/generated/console.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useEnrolment } from "../../services/use-enrolment.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { EnrolmentDrawer } from "./enrolment-drawer.tsx";
import { PocsList } from "./pocs-list.tsx";
import styles from "./pocs-page.module.css";
import { useConnected } from "./use-connected.ts";
import { useNewsOf } from "./use-news-of.ts";

export interface PocsPageProps {
  readonly branch: string;
  readonly enrolment: EnrolmentRef;
  /** Told which versions of the POCs the person has before them. */
  readonly seen: (versions: ReadonlyMap<string, number>) => void;
  /** What the camera sees, while it is on. */
  readonly picture: MediaStream | null;
}

/** The display devices (POCs) of a branch: which there are, whether they are connected, and what one does with them. */
export function PocsPage({ branch: id, enrolment, seen, picture }: PocsPageProps) {
  const { say } = useTexts();
  const text = say.branches;
  const branch = useApiQuery("/branches/{id}", { path: { id } }, { keep: true });
  const mayWrite = useAbility("branches.write");
  const label = branch.data?.label ?? "";
  const name = { id, label };

  if (!branch.data && branch.failure?.kind === "refused" && (branch.failure.status === 404 || branch.failure.status === 400))
    return (
      <EmptyState art={ART.nowhere} level={1} title={text.gone.title()} next={<TextLink href="/branches">{text.gone.back()}</TextLink>}>
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
            <Button kind="primary" icon="plus" onClick={() => enrolment.send({ type: "open", branch: name })}>
              {text.pocs.enrol()}
            </Button>
          ) : null
        }
      />
      <PocsList branch={id} seen={seen} open={(poc) => enrolment.send({ type: "openPoc", branch: name, poc: { id: poc._id, label: poc.label }, connected: poc.connected })} />
      {branch.data ? <OpenEnrolment branch={branch.data} enrolment={enrolment} picture={picture} mayWrite={mayWrite} /> : null}
    </>
  );
}

/** Where it is about a POC that is enrolled. */
const ABOUT_ONE = new Set(["viewing", "editing", "savingEdit", "confirming", "unrolling", "blocked"]);

/** What stands beside the list, fed with what the floor says of the POC that it is about. */
function OpenEnrolment({ branch, enrolment, picture, mayWrite }: { branch: Branch; enrolment: EnrolmentRef; picture: MediaStream | null; mayWrite: boolean }) {
  const { place, context } = useEnrolment(enrolment);
  const open = ABOUT_ONE.has(place.split(".")[0] ?? "") ? (context.poc?.id ?? null) : null;
  const poc = useApiQuery("/branches/{id}/pocs/{poc}", { path: { id: branch._id, poc: open ?? "" } }, { enabled: open !== null, keep: true });
  useNewsOf(branch._id, () => void (open !== null && poc.again()));
  const about: Poc | null = poc.data?._id === open ? poc.data : null;
  const isConnected = useConnected();
  const connected = about === null ? null : isConnected(about);
  useEffect(() => {
    if (about !== null && connected !== null) enrolment.send({ type: connected ? "poc.connected" : "poc.disconnected", poc: about._id });
  }, [enrolment, about, connected]);
  return <EnrolmentDrawer branch={branch} enrolment={enrolment} poc={about} connected={connected ?? false} picture={picture} mayWrite={mayWrite} />;
}
