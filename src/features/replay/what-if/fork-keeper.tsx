import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type ForkMade, type Side, useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useUnsaved } from "../../../services/unsaved.ts";
import { useAnswerWithin } from "../use-answer-within.ts";
import { ForkContext, type ForkEdit, type ForkShown } from "./fork.ts";

interface Made extends ForkMade {
  readonly version: number;
}

const NONE: Made = { first: null, counted: null, version: 0 };

/** Holds the edits for all components, and rebuilds the fork (the edited replay file) on each change. */
export function ForkKeeper({ children }: { readonly children: ReactNode }) {
  const { desk, opened, shown, seekFrom } = useReplay();
  const { say } = useTexts();
  const answerWithin = useAnswerWithin();
  const name = say.replay.whatIf.name({ name: opened.header.name });
  const [edits, setEdits] = useState<readonly ForkEdit[]>([]);
  const [made, setMade] = useState(NONE);
  const [isMaking, setMaking] = useState(false);
  const [kept, setKept] = useState<readonly ForkEdit[]>([]);
  /** Edits of the current fork. */
  const applied = useRef<readonly ForkEdit[]>([]);
  const run = useRef(0);
  useUnsaved(edits.length > 0 && edits !== kept);
  useEffect(() => () => void run.current++, []);
  const look = useCallback(
    (side: Side) => {
      void desk.look(side);
      seekFrom(({ position, now }) => ({ position, time: now }));
    },
    [desk, seekFrom],
  );
  const applyEdits = useCallback(
    (next: readonly ForkEdit[]) => {
      const thisRun = ++run.current;
      setEdits(next);
      setMaking(next.length > 0);
      if (next.length === 0) {
        void desk.stopEditing();
        applied.current = next;
        look("recorded");
        return setMade(NONE);
      }
      const make = async () => {
        const answer = await desk.edit(
          next.map(({ edit }) => edit),
          name,
          answerWithin,
        );
        if (run.current !== thisRun) return;
        setMaking(false);
        // If the user cancels the rebuild, the edits of the current fork are restored.
        if (answer.kind === "stopped") return setEdits(applied.current);
        applied.current = next;
        setMade(({ version }) => ({ ...answer.made, version: version + 1 }));
        if (shown.get().side === "edited") look("edited");
      };
      void make();
    },
    [desk, name, answerWithin, look, shown],
  );
  const fork = useMemo(
    (): ForkShown => ({
      edits,
      ...made,
      isMaking,
      name,
      add: (edit, offset) =>
        applyEdits([...edits, { id: Math.max(0, ...edits.map(({ id }) => id)) + 1, edit, offset }]),
      takeBack: (taken) => applyEdits(edits.filter(({ id }) => id !== taken)),
      saved: () => setKept(edits),
      look,
    }),
    [edits, made, isMaking, name, applyEdits, look],
  );
  return <ForkContext value={fork}>{children}</ForkContext>;
}
