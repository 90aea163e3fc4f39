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

/** A record that was read. */
interface ReadRecord extends State {
  readonly _id: string;
  readonly createdAt: string;
  readonly version: number;
}

interface RecordViewProps {
  readonly presentation: RecordPresentation;
  /** Its own list, as the platform calls it, and those of the records that it names. */
  readonly kinds: readonly string[];
  /** Title of its list. */
  readonly listTitle: string;
  readonly id: string;
  readonly part: string | undefined;
  readonly beside: DetailPanel;
  /** The page of the list that is shown; undefined before it is known. */
  readonly list: { readonly data: readonly { readonly _id: string }[]; readonly total: number } | undefined;
  readonly view: Pick<View, "page" | "size">;
  /** Content above its members. */
  readonly about?: ((record: ReadRecord) => ReactNode) | undefined;
  /** Actions by name; null without permission. */
  readonly act: {
    readonly more?: ((record: ReadRecord) => ReactNode) | undefined;
    readonly edit: (record: ReadRecord) => void;
    readonly remove: ((record: ReadRecord) => void) | null;
  } | null;
}

/** One record: what is in it, what became of it, and the ones before and after it in its list. */
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
  // A response from before the removal is outdated.
  const gone =
    read.failure?.kind === "refused" && (read.failure.status === 404 || read.failure.status === 400);
  const record = gone ? undefined : (read.data as ReadRecord | undefined); // nothing was left out of it
  const ended = useApiQuery(
    history,
    { path: { id }, query: { $limit: 1 } },
    { enabled: gone && !presentation.untold },
  );
  const last = ended.data?.data[0] as Moment | undefined; // with the members of whichever kind it is
  const rows = (list?.data ?? []).map(({ _id }) => _id);
  const at = rows.indexOf(id);
  const past = part === "history" && !presentation.untold;
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
          onMade={act && !presentation.final ? (made) => beside.go(made) : null}
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
      {presentation.untold ? null : (
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
 * Shortcuts of an open record, the same as in lists: J and K open the next and previous one, E edits, Y
 * copies; unless a dialog is open or the user is typing. Returns the ref for the record's container.
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
  /** Leads to the record that takes the place of this one; null for those who may not make one. */
  readonly onMade: ((id: string) => void) | null;
}

/** A record that is not there: how it was in the end, where it once was, and the way to make it again. */
function GoneRecord({ presentation, last, onMade }: GoneRecordProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const { moment } = useFormats();
  const words = say.lists.record;
  const [list] = readsOf(presentation);
  const write = useWrite<object, State & { readonly _id: string }>(
    (api, body) => api.POST(list, { body: body as never }) as never,
    [list],
  ); // what it held in the end, whichever kind it is of
  if (last?.what !== "removed" || !last.before) return <p>{words.unknownText()}</p>;
  const { before } = last;
  const make = async () => {
    const outcome = await write.run(restoredBy(presentation, {}, before));
    if (outcome.kind !== "done") return;
    notices.say(words.recreated({ name: presentation.nameOf(outcome.answer) }));
    onMade?.(outcome.answer._id);
  };
  return (
    <>
      <p>
        {words.goneText({
          name: last.by?.name ?? words.deletedUser(),
          moment: moment(Date.parse(last.time)),
        })}
      </p>
      {onMade ? (
        <div className={styles.more}>
          <Button size="small" icon="refresh" busy={write.busy} onClick={() => void make()}>
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
