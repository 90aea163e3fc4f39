import { type ReactNode, useState } from "react";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import type { View } from "../../ui/view-state.ts";
import { CopyAs } from "../copy-as/copy-as-part.tsx";
import { useLiveRecord } from "../live/use-live-record.ts";
import { NotRead } from "../not-read.tsx";
import { RecordSkeleton } from "../record-skeleton.tsx";
import { GoneRecord } from "./gone-record.tsx";
import { type Moment, pathOf, readsOf, type Recounted, type State } from "./recounted.ts";
import { RecordFacts } from "./record-facts.tsx";
import { RecordFrame } from "./record-frame.tsx";
import { RecordHistory } from "./record-history.tsx";
import type { Beside } from "./use-beside.ts";
import { useStepKeys } from "./use-step-keys.ts";

/** A record that was read. */
interface ReadRecord extends State {
  readonly _id: string;
  readonly createdAt: string;
  readonly version: number;
}

interface RecordViewProps {
  readonly recounted: Recounted;
  /** Its own list, as the platform calls it, and those of the records that it names. */
  readonly kinds: readonly string[];
  /** What its list is called. */
  readonly listTitle: string;
  readonly id: string;
  readonly part: string | undefined;
  readonly beside: Beside;
  /** The page of the list that is shown; undefined before it is known. */
  readonly list: { readonly data: readonly { readonly _id: string }[]; readonly total: number } | undefined;
  readonly view: Pick<View, "page" | "size">;
  /** What stands above what is in it. */
  readonly about?: ((record: ReadRecord) => ReactNode) | undefined;
  /** What can be done with it, by the name of the act; null for those who may not. */
  readonly act: {
    readonly more?: ((record: ReadRecord) => ReactNode) | undefined;
    readonly edit: (record: ReadRecord) => void;
    readonly remove: ((record: ReadRecord) => void) | null;
  } | null;
}

/** One record: what is in it, what became of it, and the ones before and after it in its list. */
export function RecordView({
  recounted,
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
  const [, one, history] = readsOf(recounted);
  const read = useApiQuery(one, { path: { id } });
  useLiveRecord(recounted, id, kinds);
  // What was read before it was removed stands no more.
  const gone =
    read.failure?.kind === "refused" && (read.failure.status === 404 || read.failure.status === 400);
  const record = gone ? undefined : (read.data as ReadRecord | undefined); // nothing was left out of it
  const ended = useApiQuery(
    history,
    { path: { id }, query: { $limit: 1 } },
    { enabled: gone && !recounted.untold },
  );
  const last = ended.data?.data[0] as Moment | undefined; // with the members of whichever kind it is
  const rows = (list?.data ?? []).map(({ _id }) => _id);
  const at = rows.indexOf(id);
  const past = part === "history" && !recounted.untold;
  const step = (by: 1 | -1) => {
    const next = at === -1 ? undefined : rows[at + by];
    if (next !== undefined) beside.go(next, past ? "history" : undefined);
  };
  const body = useStepKeys(step);
  const [copying, setCopying] = useState(false);
  const title = record
    ? recounted.nameOf(record)
    : last?.before
      ? recounted.nameOf(last.before)
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
          <RecordFacts facts={recounted.facts} state={record} />
        </>
      );
    if (gone)
      return (
        <GoneRecord
          recounted={recounted}
          last={last}
          onMade={act && !recounted.final ? (made) => beside.go(made) : null}
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
      {recounted.untold ? null : (
        <Tabs
          label={words.parts()}
          tabs={[
            { href: beside.hrefOf(id), label: words.details(), current: !past },
            { href: beside.hrefOf(id, "history"), label: words.history(), current: past },
          ]}
        />
      )}
      {record && copying ? (
        <CopyAs
          id={id}
          link={location.href}
          record={record}
          path={pathOf(recounted, id)}
          onClose={() => setCopying(false)}
        />
      ) : null}
      {past ? (
        <RecordHistory key={id} recounted={recounted} id={id} record={record} mayWrite={act !== null} />
      ) : (
        details()
      )}
    </RecordFrame>
  );
}
