import { useState, useSyncExternalStore } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { EditForm } from "./edit-form.tsx";
import { EffectShown } from "./effect-shown.tsx";
import { type ForkEdit, useFork } from "./fork.ts";
import styles from "./what-if.module.css";
import { type Formats, formatsOf } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import { useServices } from "../../../services/services.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { fileName, saveFile } from "../../../ui/save-file.ts";
import { PartDone, usePartDone } from "../inspector/part-done.tsx";
import { idleEdits } from "./idle-edits.ts";

/** Button and drawer for edits of the replay file, such as removed or added events, and their effects. */
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

/** Switches lists and numbers between the original and the edited replay file. */
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

/** The edits, with a button that saves the edited replay file, which is marked as edited. */
function ForkEdits() {
  const { edits, takeBack, isMaking, name, saved } = useFork();
  const { say, locale } = useTexts();
  const { notices } = useServices();
  const { desk, opened } = useReplay();
  const [busy, setBusy] = useState(false);
  const part = usePartDone(busy, () => desk.savedSoFar());
  const text = say.replay.whatIf;
  const formats = formatsOf(locale, opened.header.zone);
  const idle = idleEdits(edits);
  const save = async () => {
    setBusy(true);
    const file = fileName(name, "ndjson");
    try {
      const written = await desk.saveFork();
      if (!written) return;
      saveFile(written, file);
      saved();
      notices.say(text.saved({ name: file }));
    } catch {
      notices.say(text.savingFailed());
    } finally {
      setBusy(false);
    }
  };
  if (edits.length === 0) return null;
  return (
    <section aria-label={text.otherwise()} className={styles.part}>
      <h3>{text.otherwise()}</h3>
      <ul className={styles.edits}>
        {edits.map((edit) => {
          const words = editWords(edit, say, formats);
          return (
            <li key={edit.id}>
              <div>
                {words}
                {idle.has(edit.id) ? <p className={styles.about}>{text.edits.idle()}</p> : null}
              </div>
              <IconButton
                icon="trash"
                label={text.takeBack({ edit: words })}
                onClick={() => takeBack(edit.id)}
              />
            </li>
          );
        })}
      </ul>
      {part === null ? (
        <div className={styles.acts}>
          <Button icon="download" busy={busy || isMaking} onClick={() => void save()}>
            {text.save()}
          </Button>
        </div>
      ) : (
        <PartDone
          label={text.saving()}
          part={part}
          onStop={() => void desk.stopSaving()}
          next="[role=dialog]"
        />
      )}
    </section>
  );
}

/** Describes an edit in one line. Events are named by their offsets. */
function editWords({ edit, offset }: ForkEdit, say: TranslationFunctions, formats: Formats): string {
  const text = say.replay.whatIf.edits;
  const event = formats.number(offset);
  switch (edit.edit) {
    case "drop":
      return text.drop({ event });
    case "drop-all":
      return text.dropAll({ event, count: edit.events.length });
    case "duplicate":
      return text.duplicate({ event });
    case "delay":
      return edit.ms < 0
        ? text.earlier({ event, time: formats.duration(-edit.ms) })
        : text.later({ event, time: formats.duration(edit.ms) });
    case "move":
      return edit.before < edit.event ? text.up({ event }) : text.down({ event });
    case "change":
      return text.change({ event });
    case "insert":
      return text.insert({ type: edit.made.type, event });
  }
}
