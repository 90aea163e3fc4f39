import { useCallback, useEffect, useRef, useState } from "react";
import type { Edit } from "../../../../streams/replay/what-if/edit.ts";
import type { FirstDifference } from "../../../../streams/replay/what-if/effect.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useUnsaved } from "../../../services/unsaved.ts";

/** An edit, and what tells it from the others. */
interface ForkEdit {
  readonly id: number;
  readonly edit: Edit;
}

/** A fork of the open recording, as far as it is made. */
export interface ForkShown {
  readonly edits: readonly ForkEdit[];
  /** Where it parts from the recording; null where no number differs. */
  readonly first: FirstDifference | null;
  /** Grows with each fork that is there, 0 while there is none. */
  readonly version: number;
  readonly isMaking: boolean;
  readonly name: string;
  readonly add: (edit: Edit) => void;
  readonly takeBack: (id: number) => void;
  readonly saved: () => void;
}

/** Keeps the edits of a fork, and has the fork made anew with each of them. */
export function useFork(): ForkShown {
  const { desk, opened } = useReplay();
  const { say } = useTexts();
  const name = say.replay.whatIf.name({ name: opened.header.name });
  const [edits, setEdits] = useState<readonly ForkEdit[]>([]);
  const [made, setMade] = useState<{ readonly first: FirstDifference | null; readonly version: number }>({ first: null, version: 0 });
  const [isMaking, setMaking] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const run = useRef(0);
  useUnsaved(unsaved);
  useEffect(() => () => void run.current++, []);
  const become = useCallback(
    (next: readonly ForkEdit[]) => {
      const mine = ++run.current;
      setEdits(next);
      setUnsaved(next.length > 0);
      if (next.length === 0) {
        setMaking(false);
        return setMade({ first: null, version: 0 });
      }
      setMaking(true);
      const make = async () => {
        const first = await desk.edit(next.map(({ edit }) => edit), name);
        if (run.current !== mine) return;
        setMaking(false);
        setMade(({ version }) => ({ first, version: version + 1 }));
      };
      void make();
    },
    [desk, name],
  );
  return {
    edits,
    ...made,
    isMaking,
    name,
    add: (edit) => become([...edits, { id: Math.max(0, ...edits.map(({ id }) => id)) + 1, edit }]),
    takeBack: (taken) => become(edits.filter(({ id }) => id !== taken)),
    saved: () => setUnsaved(false),
  };
}
