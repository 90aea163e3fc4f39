import { Button } from "./button.tsx";
import { saveFile } from "./save-file.ts";

interface DownloadButtonProps {
  /** Content of the file. */
  readonly text: string;
  /** Name of the file. */
  readonly name: string;
  readonly children: string;
}

/** Gives a text to the browser as a file to keep. It never leaves this machine. */
export const DownloadButton = ({ text, name, children }: DownloadButtonProps) => (
  <Button icon="download" onClick={() => saveFile(new Blob([text], { type: "text/plain" }), name)}>
    {children}
  </Button>
);
