import type { FoldEvent } from "../../events/event.ts";
import type { RecordedLog } from "../recorded-log.ts";
import type { Edit } from "./edit.ts";

/** Unedited consecutive events: the indexes from `from` to before `until`. */
export interface Run {
  readonly from: number;
  readonly until: number;
}

/** An edited or added event. `origin` is its index in the original replay file; null for an added event. */
export interface Touched {
  readonly origin: number | null;
  readonly fact: FoldEvent;
  /** True to keep the original offset if possible; otherwise the event gets the next free offset. */
  readonly stays: boolean;
}

export type Piece = Run | Touched;

type Of = Pick<RecordedLog, "facts" | "times" | "length">;

export const isRun = (piece: Piece): piece is Run => "until" in piece;

/**
 * Applies edits in order, and returns the edited replay file as pieces. The number of pieces depends only on
 * the edits, not on the length of the replay file.
 */
export const editedEvents = (log: Of, edits: readonly Edit[]): readonly Piece[] =>
  edits.reduce<readonly Piece[]>(
    (pieces, edit) => edited(pieces, edit, log),
    [{ from: 0, until: log.length }],
  );

function edited(all: readonly Piece[], edit: Edit, log: Of): readonly Piece[] {
  if (edit.edit === "insert")
    return putBefore(all, edit.event, {
      origin: null,
      fact: { source: "/edit", offset: 0, ...edit.made },
      stays: false,
    });
  if (edit.edit === "drop-all")
    return edit.events.reduce((pieces, event) => edited(pieces, { edit: "drop", event }, log), all);
  const pieces = isolated(all, edit.event, log);
  const at = pieces.findIndex((piece) => !isRun(piece) && piece.origin === edit.event);
  const piece = pieces[at];
  if (!piece || isRun(piece)) return all;
  const others = () => pieces.toSpliced(at, 1);
  switch (edit.edit) {
    case "drop":
      return others();
    case "duplicate":
      return pieces.toSpliced(at + 1, 0, { ...piece, origin: null, stays: false });
    case "change":
      return pieces.with(at, { ...piece, fact: { ...piece.fact, data: edit.data } });
    case "move":
      return edit.before === edit.event ? all : putBefore(others(), edit.before, { ...piece, stays: false });
    case "delay": {
      const time = Date.parse(piece.fact.time) + edit.ms;
      const moved = { ...piece, fact: { ...piece.fact, time: new Date(time).toISOString() } };
      const [before, after] = [pieces[at - 1], pieces[at + 1]];
      const fits = (!before || lastTime(before, log) <= time) && (!after || time <= firstTime(after, log));
      return fits ? pieces.with(at, moved) : putAt(others(), time, { ...moved, stays: false }, log);
    }
  }
}

const timeOf = ({ fact }: Touched): number => Date.parse(fact.time);
const firstTime = (piece: Piece, { times }: Of): number =>
  isRun(piece) ? (times[piece.from] ?? NaN) : timeOf(piece);
const lastTime = (piece: Piece, { times }: Of): number =>
  isRun(piece) ? (times[piece.until - 1] ?? NaN) : timeOf(piece);

/** Splits the run that contains an event, so that the event is a piece of its own. */
function isolated(pieces: readonly Piece[], event: number, { facts }: Of): readonly Piece[] {
  const [fact, at] = [facts[event], runWith(pieces, event)];
  return fact === undefined || at === -1
    ? pieces
    : pieces.toSpliced(at, 1, ...cut(pieces[at], event, event + 1, { origin: event, fact, stays: true }));
}

const runWith = (pieces: readonly Piece[], event: number): number =>
  pieces.findIndex((piece) => isRun(piece) && piece.from <= event && event < piece.until);

/**
 * Splits a run into the events before `until` and the events from `from` on, with another event between these
 * two parts.
 */
function cut(run: Piece | undefined, until: number, from: number, between: Touched): readonly Piece[] {
  if (!run || !isRun(run)) return [between];
  return [{ from: run.from, until }, between, { from, until: run.until }].filter(
    (piece) => !isRun(piece) || piece.from < piece.until,
  );
}

/** Inserts an event before another event; if that event was removed, before the next remaining event. */
function putBefore(pieces: readonly Piece[], event: number, put: Touched): readonly Piece[] {
  const run = runWith(pieces, event);
  if (run !== -1) return pieces.toSpliced(run, 1, ...cut(pieces[run], event, event, put));
  const own = pieces.findIndex((piece) => !isRun(piece) && piece.origin === event);
  return putIn(
    pieces,
    own === -1
      ? pieces.findIndex((piece) => (isRun(piece) ? piece.from : (piece.origin ?? -1)) > event)
      : own,
    put,
  );
}

/** Inserts an event before the first event after a time (ms). */
function putAt(pieces: readonly Piece[], time: number, put: Touched, { times }: Of): readonly Piece[] {
  for (const [at, piece] of pieces.entries()) {
    if (!isRun(piece)) {
      if (timeOf(piece) > time) return putIn(pieces, at, put);
      continue;
    }
    for (let place = piece.from; place < piece.until; place++)
      if ((times[place] ?? NaN) > time) return pieces.toSpliced(at, 1, ...cut(piece, place, place, put));
  }
  return putIn(pieces, -1, put);
}

/** Inserts an event at an index of the pieces; -1 for the end. */
const putIn = (pieces: readonly Piece[], at: number, put: Touched): readonly Piece[] =>
  pieces.toSpliced(at === -1 ? pieces.length : at, 0, put);
