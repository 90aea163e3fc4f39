/** Of the files that were chosen or dropped together, the recording or log, and the JSON file beside it. */
export interface ChosenFiles {
  readonly recording: File | null;
  /** What is expected of a recording, or the map of a log. */
  readonly json: File | null;
}

/** Tells them apart by their names: no recording and no log is JSON. */
export function chosenFiles(files: readonly File[]): ChosenFiles {
  const isJson = ({ name }: File) => name.toLowerCase().endsWith(".json");
  return { recording: files.find((file) => !isJson(file)) ?? null, json: files.find(isJson) ?? null };
}
