import { useEffect, useRef } from "react";
import { useExpectationFile } from "./use-expectation-file.ts";

/**
 * Takes the expectations of a file that came with the recording, or was dropped on it since. It draws
 * nothing.
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
