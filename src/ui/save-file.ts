/** Saves a file with the browser's download. Nothing is uploaded. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Converts the name of a replay file to a file name that all systems accept. */
export const fileName = (name: string, ending: string): string =>
  `${
    name
      .normalize("NFC")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 100) || "recording"
  }.${ending}`;
