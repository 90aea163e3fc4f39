import { useState } from "react";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { EditForm } from "./edit-form.tsx";
import { EffectShown } from "./effect-shown.tsx";
import { ForkEdits } from "./fork-edits.tsx";
import { useFork } from "./fork.ts";
import { ShownSide } from "./shown-side.tsx";
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
