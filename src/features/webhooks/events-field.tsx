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

const GROUPS = Object.keys(EVENT_GROUPS) as readonly (keyof typeof EVENT_GROUPS)[]; // the object has no other keys

/** Field that selects event types, grouped by subject and searchable by label or type name. */
export function EventsField({ value, onChange, error }: EventsFieldProps) {
  const { say } = useTexts();
  const id = useId();
  const text = say.webhooks.editor;
  const { groups, names } = say.webhooks.events;
  const [search, setSearch] = useState("");
  const words = searchWords(search);
  const matches = (event: WebhookEvent) => holdsWords(searchKey([event, names[event]()]), words);
  // Keeps the order of EVENTS, so that equal selections are equal arrays.
  const choose = (events: ReadonlySet<WebhookEvent>) => onChange(EVENTS.filter((event) => events.has(event)));
  const toggle = (some: readonly WebhookEvent[], on: boolean) => {
    const next = new Set(value);
    for (const event of some) {
      if (on) next.add(event);
      else next.delete(event);
    }
    choose(next);
  };
  const found = EVENTS.filter(matches);
  return (
    <div
      className={styles.events}
      role="group"
      aria-label={text.fields.events()}
      aria-describedby={error === undefined ? undefined : describedBy(id)}
    >
      <div className={styles.tools}>
        <SearchField
          label={text.findEvent()}
          clearLabel={say.actions.clearSearch()}
          value={search}
          onChange={setSearch}
        />
        <Button size="small" onClick={() => toggle(found, true)}>
          {text.selectAll()}
        </Button>
        <Button size="small" onClick={() => toggle(found, false)}>
          {text.selectNone()}
        </Button>
      </div>
      <FieldNote id={id} error={error} />
      {found.length === 0 ? <p role="status">{text.noEvents()}</p> : null}
      <div className={styles.groups}>
        {GROUPS.map((group) => {
          const events: readonly WebhookEvent[] = EVENT_GROUPS[group];
          const shown = events.filter(matches);
          if (shown.length === 0) return null;
          return (
            <fieldset key={group} className={styles.group}>
              <legend>{groups[group]()}</legend>
              {shown.map((event) => (
                <Checkbox key={event} checked={value.includes(event)} onChange={(on) => toggle([event], on)}>
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
