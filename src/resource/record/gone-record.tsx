import { useServices } from "../../services/services.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useWrite } from "../../services/use-write.ts";
import { Button } from "../../ui/button.tsx";
import { NotRestored } from "./not-restored.tsx";
import { type Moment, readsOf, type Recounted, type State } from "./recounted.ts";
import { RecordFacts } from "./record-facts.tsx";
import styles from "./record.module.css";
import { restoredBy } from "./restored-by.ts";

interface GoneRecordProps {
  readonly recounted: Recounted;
  readonly last: Moment | undefined;
  /** Leads to the record that takes the place of this one; null for those who may not make one. */
  readonly onMade: ((id: string) => void) | null;
}

/** A record that is not there: how it was in the end, where it once was, and the way to make it again. */
export function GoneRecord({ recounted, last, onMade }: GoneRecordProps) {
  const { say } = useTexts();
  const { notices } = useServices();
  const { moment } = useFormats();
  const words = say.lists.record;
  const [list] = readsOf(recounted);
  const write = useWrite<object, State & { readonly _id: string }>(
    (api, body) => api.POST(list, { body: body as never }) as never,
    [list],
  ); // what it held in the end, whichever kind it is of
  if (last?.what !== "removed" || !last.before) return <p>{words.unknownText()}</p>;
  const { before } = last;
  const make = async () => {
    const outcome = await write.run(restoredBy(recounted, {}, before));
    if (outcome.kind !== "done") return;
    notices.say(words.madeAgain({ name: recounted.nameOf(outcome.answer) }));
    onMade?.(outcome.answer._id);
  };
  return (
    <>
      <p>
        {words.goneText({ name: last.by?.name ?? words.somebody(), moment: moment(Date.parse(last.time)) })}
      </p>
      {onMade ? (
        <div className={styles.more}>
          <Button size="small" icon="refresh" busy={write.busy} onClick={() => void make()}>
            {words.makeAgain()}
          </Button>
        </div>
      ) : null}
      {write.failure ? <NotRestored failure={write.failure} recounted={recounted} state={before} /> : null}
      <RecordFacts facts={recounted.facts} state={before} />
    </>
  );
}
