import { useState, useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { EditForm } from "./edit-form.tsx";
import { EffectShown } from "./effect-shown.tsx";
import { ForkEdits } from "./fork-edits.tsx";
import { useFork } from "./fork.ts";
import styles from "./what-if.module.css";

/**
 * What would have been if an event had not come, or later, or another: beside what was, which stays as it is.
 */
export function WhatIf() {
  const { say } = useTexts();
  const [open, setOpen] = useState(false);
  const { edits, add, look } = useFork();
  const text = say.replay.whatIf;
  const lookAtIt = () => {
    look("edited");
    setOpen(false);
  };
  return (
    <>
      <ShownSide />
      <Button onClick={() => setOpen(true)}>
        {edits.length === 0 ? text.title() : text.titleWith({ count: edits.length })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.title()}
        closeLabel={say.actions.close()}
        form="drawer"
      >
        <div className={styles.body}>
          <p className={styles.about}>{text.about()}</p>
          <EditForm onEdit={add} />
          <ForkEdits />
          <EffectShown onLook={lookAtIt} />
        </div>
      </Dialog>
    </>
  );
}

/** Switches lists and numbers between what was and what is edited, once there is both. */
function ShownSide() {
  const { shown } = useReplay();
  const { version, look } = useFork();
  const { say } = useTexts();
  const side = useSyncExternalStore(shown.subscribe, () => shown.get().side);
  const text = say.replay.whatIf;
  if (version === 0) return null;
  return (
    <Segmented
      label={text.show()}
      options={[
        { value: "recorded", label: text.was() },
        { value: "edited", label: text.is() },
      ]}
      value={side}
      onChange={look}
    />
  );
}
