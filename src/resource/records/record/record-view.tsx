import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { PastTabs } from "./past-tabs.tsx";
import type { View } from "../../../ui/view-state.ts";
import { CopyAs } from "../copy-as/copy-as-part.tsx";
import { useLiveRecord } from "./use-live-record.ts";
import { NotRead } from "../../cells/not-read.tsx";
import { RecordSkeleton } from "../../cells/record-skeleton.tsx";
import { type Moment, pathOf, readsOf, type RecordPresentation, type State } from "./record-presentation.ts";
import { RecordFacts } from "./record-facts.tsx";
import { RecordFrame } from "./record-frame.tsx";
import { RecordHistory } from "./record-history.tsx";
import type { DetailPanel } from "./use-detail-panel.ts";
import { usePreferences } from "../../../services/use-preferences.ts";
import { clickByShortcut } from "../../../ui/keyed-act.ts";
import { useServices } from "../../../services/services.ts";
import { useWrite } from "../../../services/use-write.ts";
import { Button } from "../../../ui/button.tsx";
import { NotRestored } from "./not-restored.tsx";
import styles from "./record.module.css";
import { restoredBy } from "./restored-by.ts";

interface ReadRecord extends State {
  readonly _id: string;
  readonly createdAt: string;
  readonly version: number;
}

interface RecordViewProps {
  readonly presentation: RecordPresentation;
  /**
   * Lists to watch for changes, by their names on the platform: the record's own list, then the lists of its
   * references.
   */
  readonly kinds: readonly string[];
  /** Title of the list. */
  readonly listTitle: string;
  readonly id: string;
  readonly part: string | undefined;
  readonly beside: DetailPanel;
  /** The shown page of the list; undefined while it loads. */
  readonly list: { readonly data: readonly { readonly _id: string }[]; readonly total: number } | undefined;
  readonly view: Pick<View, "page" | "size">;
  /** Content above the record's members. */
  readonly about?: ((record: ReadRecord) => ReactNode) | undefined;
  /** Actions for the record; null if the user cannot change records of this kind. */
  readonly act: {
    readonly more?: ((record: ReadRecord) => ReactNode) | undefined;
    readonly edit: (record: ReadRecord) => void;
    readonly remove: ((record: ReadRecord) => void) | null;
  } | null;
}

/** One record: its details or history, and buttons for the previous and next record of the list. */
export function RecordView({
  presentation,
  kinds,
  listTitle,
  id,
  part,
  beside,
  list,
  view,
  act,
  about,
}: RecordViewProps) {
  const { say } = useTexts();
  const words = say.lists.record;
  const [, one, history] = readsOf(presentation);
  const read = useApiQuery(one, { path: { id } });
  useLiveRecord(presentation, id, kinds);
  // After the removal, a cached response is outdated.
  const gone =
    read.failure?.kind === "refused" && (read.failure.status === 404 || read.failure.status === 400);
  const record = gone ? undefined : (read.data as ReadRecord | undefined); // all members were requested
  const ended = useApiQuery(
    history,
    { path: { id }, query: { $limit: 1 } },
    { enabled: gone && !presentation.noHistory },
  );
  const last = ended.data?.data[0] as Moment | undefined; // the members depend on the kind of record
  const rows = (list?.data ?? []).map(({ _id }) => _id);
  const at = rows.indexOf(id);
  const past = part === "history" && !presentation.noHistory;
  const step = (by: 1 | -1) => {
    const next = at === -1 ? undefined : rows[at + by];
    if (next !== undefined) beside.go(next, past ? "history" : undefined);
  };
  const body = useStepKeys(step);
  const [copying, setCopying] = useState(false);
  const title = record
    ? presentation.nameOf(record)
    : last?.before
      ? presentation.nameOf(last.before)
      : gone
        ? words.unknown()
        : listTitle;
  const tools = (
    <>
      {at === -1 ? null : (
        <>
          <IconButton
            icon="up"
            label={words.previous()}
            keys="K"
            aria-disabled={at === 0}
            onClick={() => step(-1)}
          />
          <IconButton
            icon="down"
            label={words.next()}
            keys="J"
            aria-disabled={at === rows.length - 1}
            onClick={() => step(1)}
          />
        </>
      )}
      {record ? (
        <IconButton icon="copy" keys="Y" label={say.lists.copy.verb()} onClick={() => setCopying(true)} />
      ) : null}
      {act && record ? (
        <>
          <IconButton icon="edit" keys="E" label={words.edit()} onClick={() => act.edit(record)} />
          {act.remove ? (
            <IconButton
              icon="trash"
              label={say.console.record.remove()}
              onClick={() => act.remove?.(record)}
            />
          ) : null}
          {act.more?.(record)}
        </>
      ) : null}
    </>
  );
  const details = () => {
    if (record)
      return (
        <>
          {about?.(record)}
          <RecordFacts facts={presentation.facts} state={record} />
        </>
      );
    if (gone)
      return (
        <GoneRecord
          presentation={presentation}
          last={last}
          onRecreated={act && !presentation.final ? (recreated) => beside.go(recreated) : null}
        />
      );
    if (!read.failure) return <RecordSkeleton />;
    return (
      <NotRead failure={read.failure} onAgain={read.again}>
        {words.failed()}
      </NotRead>
    );
  };
  return (
    <RecordFrame
      id={id}
      beside={beside}
      body={body}
      title={title}
      listTitle={listTitle}
      place={
        at === -1 ? null : words.place({ at: (view.page - 1) * view.size + at + 1, total: list?.total ?? 0 })
      }
      tools={tools}
    >
      {presentation.noHistory ? null : (
        <PastTabs
          own={beside.hrefOf(id)}
          past={beside.hrefOf(id, "history")}
          current={past ? "history" : "details"}
        />
      )}
      {record && copying ? (
        <CopyAs
          id={id}
          link={location.href}
          record={record}
          path={pathOf(presentation, id)}
          onClose={() => setCopying(false)}
        />
      ) : null}
      {past ? (
        <RecordHistory key={id} presentation={presentation} id={id} record={record} mayWrite={act !== null} />
      ) : (
        details()
      )}
    </RecordFrame>
  );
}

const ACTS: ReadonlySet<string> = new Set(["e", "y"]);

/**
 * Handles the shortcuts of an open record, the same as in lists: J and K open the next and previous record, E
 * edits, Y copies. The shortcuts are off while another dialog is open or the user types. Returns the ref for
 * the record's container.
 */
function useStepKeys(step: (by: 1 | -1) => void): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const { singleKeys } = usePreferences();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      event.shiftKey ||
      !target ||
      target.matches("input, textarea, select")
    )
      return;
    if (target.closest("[role=dialog]") !== body.current?.closest("[role=dialog]")) return;
    if (event.key === "j") step(1);
    else if (event.key === "k") step(-1);
    else if (
      ACTS.has(event.key) &&
      clickByShortcut(body.current?.closest("[role=dialog], main") ?? null, event.key.toUpperCase())
    )
      event.preventDefault();
  });
  useEffect(() => {
    if (singleKeys === "off") return;
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [singleKeys]);
  return body;
}

interface GoneRecordProps {
  readonly presentation: RecordPresentation;
  readonly last: Moment | undefined;
  /** Opens the re-created record; null without permission, or if the record cannot be created again. */
  readonly onRecreated: ((id: string) => void) | null;
}

/**
 * A deleted record: who deleted it and when, its last state, and a button to create it again. Shows only a
 * text if the history has no deletion of a record with the id.
 */
function GoneRecord({ presentation, last, onRecreated }: GoneRecordProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const { moment } = useFormats();
  const words = say.lists.record;
  const [list] = readsOf(presentation);
  const write = useWrite<object, State & { readonly _id: string }>(
    (api, body) => api.POST(list, { body: body as never }) as never,
    [list],
  ); // values from the last state of the same kind of record
  if (last?.what !== "removed" || !last.before) return <p>{words.unknownText()}</p>;
  const { before } = last;
  const recreate = async () => {
    const outcome = await write.run(restoredBy(presentation, {}, before));
    if (outcome.kind !== "done") return;
    notices.say(words.recreated({ name: presentation.nameOf(outcome.answer) }));
    onRecreated?.(outcome.answer._id);
  };
  return (
    <>
      <p>
        {words.goneText({
          name: last.by?.name ?? words.deletedUser(),
          moment: moment(Date.parse(last.time)),
        })}
      </p>
      {onRecreated ? (
        <div className={styles.more}>
          <Button size="small" icon="refresh" busy={write.busy} onClick={() => void recreate()}>
            {words.recreate()}
          </Button>
        </div>
      ) : null}
      {write.failure ? (
        <NotRestored failure={write.failure} presentation={presentation} state={before} />
      ) : null}
      <RecordFacts facts={presentation.facts} state={before} />
    </>
  );
}
