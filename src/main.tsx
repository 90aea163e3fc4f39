import { boot } from "./app/boot.tsx";
import { ChunkLoadError } from "./ui/load-chunk.ts";

boot(document.getElementById("root")).catch((error: unknown) => {
  // The app did not load, so the static page shows the error.
  document.getElementById("missing")?.removeAttribute("hidden");
  if (!(error instanceof ChunkLoadError)) throw error;
});
