import { Button } from "./button.tsx";
import { saveFile } from "./save-file.ts";

interface DownloadButtonProps {
  /** Content of the file. */
  readonly text: string;
  readonly name: string;
  readonly children: string;
}

/** Saves a text as a file with the browser's download. Nothing is uploaded. */
export const DownloadButton = ({ text, name, children }: DownloadButtonProps) => (
  <Button icon="download" onClick={() => saveFile(new Blob([text], { type: "text/plain" }), name)}>
    {children}
  </Button>
);
