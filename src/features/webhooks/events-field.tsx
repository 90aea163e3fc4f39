import { useId, useState } from "react";
import { holdsWords, searchKey, searchWords } from "../../../openapi/formats/search-text.ts";
import type { WebhookEvent } from "../../../openapi/generated/console.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { FieldNote, describedBy } from "../../ui/field.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import styles from "./editor.module.css";
import { EVENT_GROUPS, EVENTS } from "./event-groups.ts";

interface EventsFieldProps {
  readonly value: readonly WebhookEvent[];
  readonly onChange: (events: readonly WebhookEvent[]) => void;
  readonly error: string | undefined;
}

const GROUPS = Object.keys(EVENT_GROUPS) as readonly (keyof typeof EVENT_GROUPS)[]; // its own names

/** Event types by subject, searchable by label or type name. */
export function EventsField({ value, onChange, error }: EventsFieldProps) {
  const { say } = useTexts();
  const id = useId();
  const text = say.webhooks.editor;
  const { groups, names } = say.webhooks.events;
  const [looked, setLooked] = useState("");
  const words = searchWords(looked);
  const fits = (event: WebhookEvent) => holdsWords(searchKey([event, names[event]()]), words);
  // In the order of the list, so that the same choice is the same list.
  const choose = (events: ReadonlySet<WebhookEvent>) => onChange(EVENTS.filter((event) => events.has(event)));
  const put = (some: readonly WebhookEvent[], on: boolean) => {
    const next = new Set(value);
    for (const event of some) {
      if (on) next.add(event);
      else next.delete(event);
    }
    choose(next);
  };
  const found = EVENTS.filter(fits);
  return (
    <div
      className={styles.events}
      role="group"
      aria-label={text.fields.events()}
      aria-describedby={error === undefined ? undefined : describedBy(id)}
    >
      <div className={styles.tools}>
        <SearchField
          label={text.find()}
          clearLabel={say.actions.clearSearch()}
          value={looked}
          onChange={setLooked}
        />
        <Button size="small" onClick={() => put(found, true)}>
          {text.all()}
        </Button>
        <Button size="small" onClick={() => put(found, false)}>
          {text.none()}
        </Button>
      </div>
      <FieldNote id={id} error={error} />
      {found.length === 0 ? <p role="status">{text.noEvent()}</p> : null}
      <div className={styles.groups}>
        {GROUPS.map((group) => {
          const events: readonly WebhookEvent[] = EVENT_GROUPS[group];
          const shown = events.filter(fits);
          if (shown.length === 0) return null;
          return (
            <fieldset key={group} className={styles.group}>
              <legend>{groups[group]()}</legend>
              {shown.map((event) => (
                <Checkbox key={event} checked={value.includes(event)} onChange={(on) => put([event], on)}>
                  {names[event]()} <code className={styles.name}>{event}</code>
                </Checkbox>
              ))}
            </fieldset>
          );
        })}
      </div>
    </div>
  );
}
