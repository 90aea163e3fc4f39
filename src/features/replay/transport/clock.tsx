import { useRef, useState } from "react";
import { type ShownReplay, useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import styles from "./clock.module.css";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";

/**
 * The shown time. Clicking it, or its shortcut, opens a field for a place to go to; the focus returns
 * afterward.
 */
export function Clock({ now }: { readonly now: number }) {
  const { opened } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const [isAsking, setAsking] = useState(false);
  const before = useRef<Element | null>(null);
  const label = say.replay.transport.goTo.label();
  const ask = () => {
    before.current = document.activeElement;
    setAsking(true);
  };
  useShortcut({ keys: "T", label, run: ask });
  const close = (isLeft: boolean) => {
    setAsking(false);
    if (!isLeft && before.current instanceof HTMLElement) before.current.focus();
  };
  return (
    <span className={styles.place}>
      <Tooltip text={label} keys="T">
        <button type="button" className={styles.clock} aria-expanded={isAsking} onClick={ask}>
          <time dateTime={new Date(now).toISOString()}>{formats.second(now, opened.header.zone)}</time>
          <HiddenText>{` ${label}`}</HiddenText>
        </button>
      </Tooltip>
      {isAsking ? <GoTo onClose={close} /> : null}
    </span>
  );
}

interface GoToProps {
  /** Closes the field; `isLeft` if the focus is already elsewhere. */
  readonly onClose: (isLeft: boolean) => void;
}

/** Asks for a place and goes there. If it is not in the recording, an error is shown and the input stays. */
function GoTo({ onClose }: GoToProps) {
  const { desk, opened, shown, seek } = useReplay();
  const { say } = useTexts();
  const { minute } = useFormats();
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string | undefined>(undefined);
  const text = say.replay.transport.goTo;
  const { header, first, last, firstOffset, lastOffset } = opened;
  const [examples] = useState(() => placeExamples(header.zone, shown.get()));
  const go = async () => {
    const place = await desk.typedPlace(typed, shown.get().now);
    if ("at" in place) {
      seek(place.at);
      return onClose(false);
    }
    const words = {
      unknown: () => (typed.trim() === "" ? text.empty() : text.unknown({ typed })),
      time: () => text.time({ typed, from: minute(first, header.zone), until: minute(last, header.zone) }),
      offset: () => text.offset({ first: firstOffset, last: lastOffset }),
    };
    setError(words[place.fault]());
  };
  return (
    <form
      className={styles.goTo}
      aria-label={text.label()}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void go();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose(false);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose(true);
      }}
    >
      <TextField
        label={text.label()}
        hint={text.hint(examples)}
        error={error}
        value={typed}
        autoFocus
        autoComplete="off"
        spellCheck={false}
        onChange={(next) => {
          setTyped(next);
          setError(undefined);
        }}
        end={
          <Button kind="quiet" size="small" type="submit">
            {text.go()}
          </Button>
        }
      />
    </form>
  );
}

/** Returns the current position as examples of input. */
function placeExamples(zone: string, { now, offset }: Pick<ShownReplay, "now" | "offset">) {
  // Written so in Sweden, and read so everywhere.
  const [day = "", time = ""] = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: zone,
  })
    .format(now)
    .split(" ");
  return { day, time, offset };
}
