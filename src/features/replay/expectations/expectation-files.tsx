import { useRef } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { useBook } from "./expectation-book.ts";
import { fileOf } from "./expectation-file.ts";
import { fileName } from "./file-name.ts";
import { useExpectationFile } from "./use-expectation-file.ts";
import styles from "./expectations.module.css";

/**
 * Expectations go to a file beside the recording, and come from one, or from a recording that says them
 * itself. Nothing of them is kept anywhere else.
 */
export function ExpectationFiles() {
  const { say } = useTexts();
  const { opened } = useReplay();
  const { entries, kept } = useBook();
  const open = useExpectationFile();
  const input = useRef<HTMLInputElement>(null);
  const text = say.replay.expectations;
  const save = () => {
    saveFile(
      fileOf(entries.map(({ expectation }) => expectation)),
      fileName(opened.header.name, "expect.json"),
    );
    kept();
  };
  return (
    <>
      <Menu
        label={text.files()}
        align="end"
        entries={[
          { value: "open", label: text.openFile() },
          ...(entries.length === 0 ? [] : [{ value: "save", label: text.save() }]),
        ]}
        onSelect={(chosen) => (chosen === "save" ? save() : input.current?.click())}
      >
        {(trigger) => <IconButton {...trigger} icon="more" label={text.files()} />}
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".json,.ndjson,.gz"
        aria-label={text.openFile()}
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
