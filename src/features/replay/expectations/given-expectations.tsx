import { useEffect, useRef } from "react";
import { useExpectationFile } from "./use-expectation-file.ts";

/**
 * Loads an expectations file that was opened with the replay file or dropped on it later. Renders nothing.
 */
export function GivenExpectations({ file }: { readonly file: File | null }) {
  const open = useExpectationFile();
  const latest = useRef(open);
  const taken = useRef<File | null>(null);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (file === null || taken.current === file) return;
    taken.current = file;
    void latest.current(file);
  }, [file]);
  return null;
}
