import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useChanged } from "../../../services/use-changed.ts";
import { isFirstSince, type RowPage, rowsInPlace, rowsMove } from "./held-rows.ts";

interface LivePageOptions<Row> {
  /** The lists of which this one shows something, as the platform calls them. */
  readonly kinds: readonly string[];
  /** What is asked for: another question is answered at once, whoever looks at the list. */
  readonly question: string;
  readonly list: {
    readonly data: RowPage<Row> | undefined;
    readonly old: boolean;
    readonly at: number;
    readonly written: number;
    readonly again: () => void;
  };
  readonly keyOf: (row: Row) => string;
  /**
   * Something changes many of its records, and reads them anew by itself: whatever else was heard is looked
   * after then.
   */
  readonly paused: boolean;
}

/** Stands for what nobody told. */
const MISSED = "";
const NONE: ReadonlySet<string> = new Set();

/** Returns true if something belongs to the rows, and not to what stands around them. */
const isInRows = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("table, ul") !== null;

const isInBar = (target: EventTarget): boolean =>
  target instanceof Element && target.closest("[data-changes]") !== null;

/**
 * The page of a list, renewed when somebody changes one of its records. What changed shows in its place; rows
 * that would come, go or change places wait for as long as the pointer or the focus is among them, or until
 * somebody wants to see them or changes something themselves.
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
    /** How many records changed of which not all shows yet. */
    waiting: isHeld ? Math.max(1, heard.size) : 0,
    show: accept,
    /** These were changed here, and what came of them was read. */
    forget: (ids: readonly string[]) => {
      for (const id of ids) unread.current.delete(id);
    },
    /** For what the rows stand in. */
    watch: {
      // Whoever reaches for the bar that tells of changes is still among the rows: it stays until they have
      // it.
      onPointerOver: ({ target }: PointerEvent) =>
        isInBar(target) ? undefined : setPointed(isInRows(target)),
      onPointerLeave: () => setPointed(false),
      onFocus: ({ target }: FocusEvent) => setFocused(isInRows(target)),
      onBlur: () => setFocused(false),
    },
  };
}
