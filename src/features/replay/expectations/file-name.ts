/** A name that every system takes, of what a recording is called. */
export const fileName = (name: string, ending: string): string =>
  `${
    name
      .normalize("NFC")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 100) || "recording"
  }.${ending}`;
