import { Button } from "./button.tsx";

interface DownloadButtonProps {
  /** What the file holds. */
  readonly text: string;
  /** What the file is called. */
  readonly name: string;
  readonly children: string;
}

/** Gives a text to the browser as a file to keep. It never leaves this machine. */
export function DownloadButton({ text, name, children }: DownloadButtonProps) {
  const download = () => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Button icon="download" onClick={download}>
      {children}
    </Button>
  );
}
