import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useChanged } from "../../../services/use-changed.ts";
import { isFirstSince, type RowPage, rowsInPlace, rowsMove } from "./held-rows.ts";

interface LivePageOptions<Row> {
  /** The lists of which this one shows something, as the platform calls them. */
  readonly kinds: readonly string[];
  /** The query: a new query is applied immediately, even while the list is in use. */
  readonly question: string;
  readonly list: {
    readonly data: RowPage<Row> | undefined;
    readonly old: boolean;
    readonly at: number;
    readonly written: number;
    readonly again: () => void;
  };
  readonly keyOf: (row: Row) => string;
  /** A bulk action is running and will reload the list; other changes are applied then. */
  readonly paused: boolean;
}

/** Marks changes without known ids. */
const MISSED = "";
const NONE: ReadonlySet<string> = new Set();

/** Returns true if an element is within the rows, and not around them. */
const isInRows = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("table, ul") !== null;

const isInBar = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("[data-changes]") !== null;

/**
 * The page of a list, updated when other users change its records. Values are updated in place; rows that
 * would appear, disappear or move wait while the pointer or the focus is among them, or until the user
 * applies them or makes a change.
 */
export function useLivePage<Row>({ kinds, question, list, keyOf, paused }: LivePageOptions<Row>) {
  const [accepted, setAccepted] = useState({ data: list.data, at: list.at, question });
  const [heard, setHeard] = useState(NONE);
  const [asking, setAsking] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);

  const unread = useRef(new Set<string>());
  const read = () => {
    const ids = [...unread.current];
    unread.current.clear();
    setHeard((before) => new Set([...before, ...ids]));
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
    setHeard(NONE);
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
    waiting: isHeld ? Math.max(1, heard.size) : 0,
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
