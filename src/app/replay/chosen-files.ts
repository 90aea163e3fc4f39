/** Of the files that somebody chose or dropped together, the recording and what is expected of it. */
export interface ChosenFiles {
  readonly recording: File | null;
  readonly expectations: File | null;
}

/** Tells them apart by their names: expectations are kept as JSON, and no recording is. */
export function chosenFiles(files: readonly File[]): ChosenFiles {
  const isJson = ({ name }: File) => name.toLowerCase().endsWith(".json");
  return { recording: files.find((file) => !isJson(file)) ?? null, expectations: files.find(isJson) ?? null };
}
