import { Observable } from "rxjs";
import type { CameraSignal } from "../../../machines/enrollment-setup.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/** Between two looks at the picture (ms): quick for a hand that holds still, and little work. */
const LOOK_AGAIN = 150;
/** Errors of browsers without a usable camera. */
const ABSENT = new Set(["NotFoundError", "OverconstrainedError", "NotSupportedError", "SecurityError"]);

/** Signals of the camera, which is on while they are subscribed: permission, and each scanned code once. */
export const cameraSignals = (show: (stream: MediaStream | null) => void): Observable<CameraSignal> =>
  new Observable((subscriber) => {
    const over = new AbortController();
    watch({ show, say: (signal) => subscriber.next(signal), over: over.signal }).catch((error: unknown) =>
      subscriber.error(error),
    );
    return () => over.abort();
  });

interface Watching {
  readonly show: (stream: MediaStream | null) => void;
  readonly say: (signal: CameraSignal) => void;
  readonly over: AbortSignal;
}

async function watch({ show, say, over }: Watching): Promise<void> {
  const asked = await askForCamera();
  if (typeof asked === "string") return say({ type: asked });
  const stop = () => {
    for (const track of asked.getTracks()) track.stop();
    show(null);
  };
  if (over.aborted) return stop();
  over.addEventListener("abort", stop);
  show(asked);
  say({ type: "camera.live" });
  const [read, video] = await Promise.all([
    loadChunk(async () => (await import("./code-reader.ts")).codeReader()),
    playing(asked),
  ]);
  let last: string | null = null;
  const look = async (): Promise<void> => {
    if (over.aborted) return;
    const text = await read(video);
    if (over.aborted) return;
    if (text !== null && text !== last) say({ type: "decoded", text });
    last = text ?? last;
    setTimeout(
      () => void look().catch(() => over.aborted || say({ type: "camera.unsupported" })),
      LOOK_AGAIN,
    );
  };
  await look();
}

async function askForCamera(): Promise<MediaStream | "camera.denied" | "camera.unsupported"> {
  // Over plain HTTP a browser has no camera for a page.
  if (!("mediaDevices" in navigator)) return "camera.unsupported";
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    if (name === "NotAllowedError") return "camera.denied";
    if (ABSENT.has(name)) return "camera.unsupported";
    throw error;
  }
}

async function playing(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  return video;
}
