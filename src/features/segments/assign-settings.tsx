import { useState } from "react";
import { BulkProgress } from "../../resource/bulk-progress.tsx";
import { DescribedField } from "../../resource/described/described-field.tsx";
import { type DescribedWords, wordsIn } from "../../resource/described/described-resource.ts";
import { saidOf } from "../../resource/described/described-view.ts";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { type PickedRecord, useBulkRun } from "../../services/bulk-run.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import styles from "./assign-settings.module.css";
import { SETTINGS, type Settings, faultsOf, settingsOf } from "./assigned-settings.ts";
import { changeOne } from "./change-one.ts";
import { segments } from "./segments-resource.ts";
import { useAssignWords } from "./use-assign-words.ts";

interface AssignProps {
  readonly to: readonly PickedRecord[];
  readonly onClose: () => void;
}

/** The same settings for many segments at once: those that are ticked. */
export function AssignSettings({ to, onClose }: AssignProps) {
  const { say } = useTexts();
  const text = say.segments.assign;
  const words: DescribedWords = say.records.departments;
  const title = text.settingsTitle({ count: to.length });
  const progress = useAssignWords(title);
  const { running, start } = useBulkRun("/segments");
  const [values, setValues] = useState<Settings>(() => saidOf(segments).defaults);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const [tried, setTried] = useState(false);
  if (running) return <BulkProgress run={running} words={progress} total={to.length} onClose={onClose} />;
  const faults = faultsOf(values, ticked);
  const labelOf = (member: string) => wordsIn(words.fields[member]) ?? member;
  const begin = () => {
    setTried(true);
    if (ticked.length > 0 && Object.keys(faults).length === 0) void start(to, changeOne(() => settingsOf(values, ticked)));
  };
  const field = (member: string) => (
    <DescribedField
      key={member}
      said={saidOf(segments)}
      text={words}
      member={member}
      label={labelOf(member)}
      value={values[member]}
      onChange={(value) => setValues({ ...values, [member]: value })}
      error={tried && faults[member] !== undefined ? say.lists.faults.missing() : undefined}
    />
  );
  return (
    <FormDialog open form="drawer" title={title} verb={text.verb()} busy={false} onClose={onClose} onSubmit={begin} differs={ticked.length > 0}>
      <p>{text.settingsHow()}</p>
      {tried && ticked.length === 0 ? (
        <Banner family="bad" role="alert">
          {text.nothing()}
        </Banner>
      ) : null}
      {SETTINGS.map(([setting, ...others]) => {
        const isTicked = ticked.includes(setting);
        return (
          <div key={setting} className={styles.setting} data-ticked={isTicked ? "" : undefined}>
            <Checkbox checked={isTicked} onChange={(on) => setTicked(on ? [...ticked, setting] : ticked.filter((one) => one !== setting))}>
              {text.set({ field: labelOf(setting) })}
            </Checkbox>
            {isTicked ? [setting, ...(values[setting] === true ? others : [])].map(field) : null}
          </div>
        );
      })}
      <p>{text.how2()}</p>
    </FormDialog>
  );
}
