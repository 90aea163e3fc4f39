import { useRef } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useServices } from "../../../services/services.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { useBook } from "./expectation-book.ts";
import { expectationsIn, fileOf, LARGEST } from "./expectation-file.ts";
import { fileName } from "./file-name.ts";
import styles from "./expectations.module.css";

/** Expectations go to a file beside the recording, and come from one. Nothing of them is kept anywhere else. */
export function ExpectationFiles() {
  const { say } = useTexts();
  const { notices } = useServices();
  const { opened } = useReplay();
  const { entries, take, kept } = useBook();
  const input = useRef<HTMLInputElement>(null);
  const text = say.replay.expectations;
  const save = () => {
    saveFile(fileOf(entries.map(({ expectation }) => expectation)), fileName(opened.header.name, "expect.json"));
    kept();
  };
  const open = async (file: File) => {
    const found = file.size > LARGEST ? null : expectationsIn(await file.text());
    notices.say(found ? text.opened({ count: found.length }) : text.unreadable({ name: file.name }));
    if (found) take(found);
  };
  return (
    <>
      <Menu
        label={text.files()}
        align="end"
        entries={[{ value: "open", label: text.open() }, ...(entries.length === 0 ? [] : [{ value: "save", label: text.save() }])]}
        onSelect={(chosen) => (chosen === "save" ? save() : input.current?.click())}
      >
        {(trigger) => <IconButton {...trigger} icon="more" label={text.files()} />}
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".json"
        aria-label={text.open()}
        className={styles.file}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again.
          target.value = "";
          if (file) void open(file);
        }}
      />
    </>
  );
}
