import { useEffect, useId, useRef, useState } from "react";
import { parseUrl } from "../../../openapi/formats/web-address.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { FieldNote } from "../../ui/field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import styles from "./configuration.module.css";
import { Glyph } from "../../ui/glyph.tsx";

/** Maximum number of backgrounds. */
const MOST = 20;

interface BackgroundsFieldProps {
  readonly value: readonly string[];
  readonly onChange: (urls: string[]) => void;
  readonly error: string | undefined;
}

/** List of background images by URL, each with a preview and its loading time. */
export function BackgroundsField({ value, onChange, error }: BackgroundsFieldProps) {
  const { say } = useTexts();
  const text = say.configuration.backgrounds;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<"invalid" | "duplicate" | null>(null);
  const add = () => {
    const url = typed.trim();
    const found = value.includes(url)
      ? "duplicate"
      : /^https:\/\/[^\s/?#]+\S*$/.test(url) && parseUrl(url)
        ? null
        : "invalid";
    setProblem(found);
    if (found !== null) return;
    onChange([...value, url]);
    setTyped("");
  };
  return (
    <div className={styles.backgrounds}>
      {value.length === 0 ? (
        <p className={styles.effect}>{text.none()}</p>
      ) : (
        <ul className={styles.list}>
          {value.map((url) => (
            <li key={url}>
              <BackgroundPreview url={url} />
              <IconButton
                icon="x"
                label={text.remove({ url })}
                onClick={() => onChange(value.filter((other) => other !== url))}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length >= MOST ? (
        <p className={styles.effect}>{text.limit()}</p>
      ) : (
        <div className={styles.add}>
          <TextField
            label={text.label()}
            hint={text.hint()}
            error={problem === null ? undefined : text[problem]()}
            inputMode="url"
            spellCheck={false}
            autoComplete="off"
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setProblem(null);
            }}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              // Enter would submit the whole form; here it adds the typed URL.
              event.preventDefault();
              add();
            }}
          />
          <Button icon="plus" onClick={add}>
            {text.add()}
          </Button>
        </div>
      )}
      <FieldNote id={id} error={error} />
    </div>
  );
}

/** Message from the preview page: the image is slow, was loaded after some milliseconds, or failed. */
type ImageReport = { readonly image: "slow" | "loaded" | "failed"; readonly ms: number };

/** Time (ms) after which an image is reported as slow. */
const SLOW_AFTER = 2_000;

const isReport = (data: unknown): data is ImageReport =>
  typeof data === "object" && data !== null && "image" in data && "ms" in data;

/**
 * Preview of an image with its loading state. The image is loaded in a frame (image-check.html), the only
 * page that may load images from any host. So the content security policy of the console stays strict.
 */
function BackgroundPreview({ url }: { url: string }) {
  const { say } = useTexts();
  const text = say.configuration.backgrounds;
  const frame = useRef<HTMLIFrameElement>(null);
  const [report, setReport] = useState<ImageReport | null>(null);
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && isReport(data)) setReport(data);
    };
    window.addEventListener("message", receive);
    return () => window.removeEventListener("message", receive);
  }, []);
  const isSlow = report !== null && report.image !== "failed" && report.ms >= SLOW_AFTER;
  const state = report?.image === "failed" ? "failed" : isSlow ? "slow" : report ? "loaded" : "loading";
  const words = {
    loading: text.loading,
    loaded: () => text.loaded({ seconds: Math.max(0.1, Math.round((report?.ms ?? 0) / 100) / 10) }),
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
