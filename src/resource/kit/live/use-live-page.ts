import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useChanged } from "../../../services/use-changed.ts";
import { isFirstSince, type RowPage, rowsInPlace, rowsMove } from "./held-rows.ts";

interface LivePageOptions<Row> {
  /** Lists whose changes affect the page, by their names on the platform. */
  readonly kinds: readonly string[];
  /** The query. A new query is applied immediately, even while the list is in use. */
  readonly question: string;
  /** The response to the query, as `useApiQuery` returns it. */
  readonly list: {
    readonly data: RowPage<Row> | undefined;
    readonly old: boolean;
    readonly at: number;
    readonly written: number;
    readonly again: () => void;
  };
  readonly keyOf: (row: Row) => string;
  /** True while a bulk action runs; changes by other users are applied afterward. */
  readonly paused: boolean;
}

/** Used instead of an id if the ids of changed records are unknown. */
const MISSED = "";
const NONE: ReadonlySet<string> = new Set();

/** Returns true if an element is inside of the rows. */
const isInRows = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("table, ul") !== null;

const isInBar = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("[data-changes]") !== null;

/**
 * Returns the page of a list, updated when other users change its records. Values are updated in place.
 * Changes that add, remove or move rows wait while the pointer or the focus is in the rows, unless the user
 * applies them or makes a change.
 */
export function useLivePage<Row>({ kinds, question, list, keyOf, paused }: LivePageOptions<Row>) {
  const [accepted, setAccepted] = useState({ data: list.data, at: list.at, question });
  const [received, setReceived] = useState(NONE);
  const [asking, setAsking] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const unread = useRef(new Set<string>());
  const read = () => {
    const ids = [...unread.current];
    unread.current.clear();
    setReceived((before) => new Set([...before, ...ids]));
    setAsking(true);
    list.again();
  };
  useChanged(kinds, (ids) => {
    for (const id of ids.length === 0 ? [MISSED] : ids) unread.current.add(id);
    if (!paused) read();
  });
  useEffect(() => {
    if (!paused && unread.current.size > 0) read();
  });

  const accept = () => {
    setAccepted({ data: list.data, at: list.at, question });
    setReceived(NONE);
    setAsking(false);
  };
  const isNew = !list.old && (list.at !== accepted.at || question !== accepted.question);
  const mayWait =
    asking &&
    (pointed || focused) &&
    question === accepted.question &&
    !isFirstSince({ shown: accepted.at, written: list.written, read: list.at });
  const isHeld =
    isNew &&
    mayWait &&
    accepted.data !== undefined &&
    list.data !== undefined &&
    rowsMove(accepted.data, list.data, keyOf);
  if (isNew && !isHeld) accept();

  return {
    data: isHeld && accepted.data && list.data ? rowsInPlace(accepted.data, list.data, keyOf) : list.data,
    /** Number of changed records that are not fully shown yet. */
    waiting: isHeld ? Math.max(1, received.size) : 0,
    show: accept,
    /** Discards pending changes of records that the user changed and reloaded. */
    forget: (ids: readonly string[]) => {
      for (const id of ids) unread.current.delete(id);
    },
    /** Handlers for the container of the rows. */
    watch: {
      // The bar of pending changes counts as part of the rows, so that it stays while the pointer moves to
      // it.
      onPointerOver: ({ target }: PointerEvent) =>
        isInBar(target) ? undefined : setPointed(isInRows(target)),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(isInRows(target)),
      onBlur: () => setFocused(false),
    },
  };
}
