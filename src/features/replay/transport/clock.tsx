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
 * The shown time. A click or the shortcut opens a field that moves the replay to a typed place. When the
 * field closes, the focus returns to the previous element, unless the user has focused another element.
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
  /** Closes the field. `isLeft`: true if the user has focused an element outside of the field. */
  readonly onClose: (isLeft: boolean) => void;
}

/**
 * Form that moves the replay to a typed place: a time, an offset or the name of a marker. Shows an error if
 * the text is none of these, or if the place is outside of the replay file.
 */
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

/** Returns the day, time and offset of the current position, as examples of input. */
function placeExamples(zone: string, { now, offset }: Pick<ShownReplay, "now" | "offset">) {
  // Swedish dates have the ISO form, which the field accepts in every language.
  const [day = "", time = ""] = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: zone,
  })
    .format(now)
    .split(" ");
  return { day, time, offset };
}
