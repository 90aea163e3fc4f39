import type { ReactNode, RefObject } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import styles from "./record.module.css";
import type { DetailPanel } from "./use-detail-panel.ts";

interface RecordFrameProps {
  readonly id: string;
  readonly beside: DetailPanel;
  readonly body: RefObject<HTMLDivElement | null>;
  readonly title: string;
  /** Title of the list. */
  readonly listTitle: string;
  /** Position in the list and total; null if the list does not show the record. */
  readonly place: string | null;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a record: a drawer beside its list, or a page if the console was loaded at the record's URL. */
export function RecordFrame({
  id,
  beside,
  body,
  title,
  listTitle,
  place,
  tools,
  children,
}: RecordFrameProps) {
  const { say } = useTexts();
  const bar = (
    <div className={styles.tools}>
      {place === null ? null : <span className={styles.place}>{place}</span>}
      {tools}
    </div>
  );
  if (!beside.alone) {
    return (
      <Dialog
        form="drawer"
        open
        onClose={beside.close}
        title={title}
        closeLabel={say.actions.close()}
        tools={bar}
        returnFocus={() => linkTo(beside.hrefOf(id))}
      >
        <div ref={body} className={styles.body}>
          {children}
        </div>
      </Dialog>
    );
  }
  return (
    <div ref={body} className={styles.page}>
      <p>
        <TextLink href={beside.list}>{say.lists.record.toList({ list: listTitle })}</TextLink>
      </p>
      <PageHeader title={title} windowTitle={say.windowTitle({ page: title })} action={bar} />
      <Panel>
        <div className={styles.body}>{children}</div>
      </Panel>
    </div>
  );
}

/** Scrolls to the link of a record in its list and returns the link; null if the list does not show it. */
function linkTo(href: string): HTMLElement | null {
  const link =
    [...document.querySelectorAll<HTMLElement>("main a[href]")].find(
      (one) => one.getAttribute("href") === href,
    ) ?? null;
  link?.scrollIntoView({ block: "nearest" });
  return link;
}
