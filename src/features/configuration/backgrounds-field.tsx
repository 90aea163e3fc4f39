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

/** Images by their URLs, each loaded as an agent's browser would load it. */
export function BackgroundsField({ value, onChange, error }: BackgroundsFieldProps) {
  const { say } = useTexts();
  const text = say.configuration.backgrounds;
  const id = useId();
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<"wrong" | "twice" | null>(null);
  const add = () => {
    const url = typed.trim();
    const found = value.includes(url)
      ? "twice"
      : /^https:\/\/[^\s/?#]+\S*$/.test(url) && parseUrl(url)
        ? null
        : "wrong";
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
              <BackgroundLook url={url} />
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
        <p className={styles.effect}>{text.most()}</p>
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
              // Enter saves the whole form elsewhere; here it adds what is typed.
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

/** Message of the page with the image: it is slow, it was loaded after some milliseconds, or it failed. */
type Told = { readonly image: "slow" | "loaded" | "failed"; readonly ms: number };

/** Time (ms) after which an image is reported as slow. */
const PATIENCE = 2_000;

const isTold = (data: unknown): data is Told =>
  typeof data === "object" && data !== null && "image" in data && "ms" in data;

/**
 * An image as it looks and loads. It is in a page of its own (image-check.html), which alone may load images
 * from anywhere and has nothing of this one: what this page may do stays as narrow as it is.
 */
function BackgroundLook({ url }: { url: string }) {
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
