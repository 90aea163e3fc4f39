/** Files that a page hands to the next one, such as a dropped call log to the replay. */
export interface HandedFiles {
  readonly give: (files: readonly File[]) => void;
  /** Returns the files, once; null if there are none. */
  readonly take: () => readonly File[] | null;
}

export function handedFiles(): HandedFiles {
  let given: readonly File[] | null = null;
  return {
    give: (files) => {
      given = files;
    },
    take: () => {
      const taken = given;
      given = null;
      return taken;
    },
  };
}
