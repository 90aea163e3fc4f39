import { useLocation } from "wouter";
import type { Branch } from "../../../openapi/generated/console.ts";
import { CREATE } from "../../resource/use-create-wish.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./branch-displays.module.css";

/** Links a branch to its display devices, and starts the enrollment of another one. */
export function BranchDisplays({
  branch: { _id: id, pocs },
  mayEnroll,
}: {
  readonly branch: Branch;
  readonly mayEnroll: boolean;
}) {
  const { say } = useTexts();
  const [, navigate] = useLocation();
  const href = `/branches/${encodeURIComponent(id)}/pocs`;
  return (
    <div className={styles.displays}>
      {mayEnroll ? (
        <Button icon="plus" onClick={() => navigate(href, { state: CREATE })}>
          {say.branches.pocs.enrol()}
        </Button>
      ) : null}
      <TextLink href={href}>{say.branches.pocCount({ count: pocs?.length ?? 0 })}</TextLink>
    </div>
  );
}
