import { useEffect, useRef, useState } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { Glyph } from "../../ui/glyph.tsx";
import styles from "./configuration.module.css";

/**
 * What the page with the image tells: it takes longer than it should, it is there after so many ms, or it
 * does not load.
 */
type Told = { readonly image: "slow" | "loaded" | "failed"; readonly ms: number };

/** ms. A warning is shown for what takes longer. */
const PATIENCE = 2_000;

const isTold = (data: unknown): data is Told =>
  typeof data === "object" && data !== null && "image" in data && "ms" in data;

/**
 * An image as it looks and loads. It is in a page of its own (image-check.html), which alone may load images
 * from anywhere and has nothing of this one: what this page may do stays as narrow as it is.
 */
export function BackgroundLook({ url }: { url: string }) {
  const { say } = useTexts();
  const text = say.configuration.backgrounds;
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && isTold(data)) setTold(data);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, []);
  const isSlow = told !== null && told.image !== "failed" && told.ms >= PATIENCE;
  const state = told?.image === "failed" ? "failed" : isSlow ? "slow" : told ? "loaded" : "loading";
  const words = {
    loading: text.loading,
    loaded: () => text.loaded({ seconds: Math.max(0.1, Math.round((told?.ms ?? 0) / 100) / 10) }),
    slow: text.slow,
    failed: text.failedToLoad,
  };
  return (
    <>
      <iframe
        ref={frame}
        className={styles.look}
        src={`/image-check.html#${encodeURIComponent(url)}`}
        title={url}
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-scripts"
      />
      <div className={styles.words}>
        <p className={styles.url} title={url}>
          {url}
        </p>
        <p className={styles.state} data-state={state} role="status">
          {state === "loading" || state === "loaded" ? null : (
            <Glyph name={state === "failed" ? "failed" : "warning"} />
          )}
          {words[state]()}
        </p>
      </div>
    </>
  );
}
