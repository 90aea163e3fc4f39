import { boot } from "./app/boot.tsx";
import { ChunkLoadError } from "./ui/load-chunk.ts";

boot(document.getElementById("root")).catch((error: unknown) => {
  // Nothing is there that could say so but the page itself.
  document.getElementById("missing")?.removeAttribute("hidden");
  if (!(error instanceof ChunkLoadError)) throw error;
});
