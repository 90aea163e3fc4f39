import { Observable } from "rxjs";
import type { CameraSignal } from "../../../machines/enrollment-setup.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

/** Interval (ms) between two scans of the picture. */
const SCAN_INTERVAL = 150;
/** Errors of browsers without a usable camera. */
const ABSENT = new Set(["NotFoundError", "OverconstrainedError", "NotSupportedError", "SecurityError"]);

/**
 * Returns the signals of the camera: whether it may be used, and each scanned code that differs from the
 * previous one. The camera is on during a subscription; `show` receives its stream, and null when it is off.
 */
export const cameraSignals = (show: (stream: MediaStream | null) => void): Observable<CameraSignal> =>
  new Observable((subscriber) => {
    const ended = new AbortController();
    watch({ show, emit: (signal) => subscriber.next(signal), ended: ended.signal }).catch((error: unknown) =>
      subscriber.error(error),
    );
    return () => ended.abort();
  });

interface Watching {
  readonly show: (stream: MediaStream | null) => void;
  readonly emit: (signal: CameraSignal) => void;
  readonly ended: AbortSignal;
}

async function watch({ show, emit, ended }: Watching): Promise<void> {
  const stream = await askForCamera();
  if (typeof stream === "string") return emit({ type: stream });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
    show(null);
  };
  if (ended.aborted) return stop();
  ended.addEventListener("abort", stop);
  show(stream);
  emit({ type: "camera.live" });
  const [read, video] = await Promise.all([
    loadChunk(async () => (await import("./code-reader.ts")).codeReader()),
    playVideo(stream),
  ]);
  let last: string | null = null;
  const scan = async (): Promise<void> => {
    if (ended.aborted) return;
    const text = await read(video);
    if (ended.aborted) return;
    if (text !== null && text !== last) emit({ type: "decoded", text });
    last = text ?? last;
    setTimeout(
      () => void scan().catch(() => ended.aborted || emit({ type: "camera.unsupported" })),
      SCAN_INTERVAL,
    );
  };
  await scan();
}

async function askForCamera(): Promise<MediaStream | "camera.denied" | "camera.unsupported"> {
  // Browsers offer no camera to a page over plain HTTP.
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

async function playVideo(stream: MediaStream): Promise<HTMLVideoElement> {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = stream;
  await video.play();
  return video;
}
