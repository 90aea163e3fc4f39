import { useState } from "react";
import { BulkProgress } from "../../resource/bulk-progress.tsx";
import { ReferenceField } from "../../resource/described/reference-field.tsx";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { namedAfter, type Way, WAYS } from "../../resource/named-after.ts";
import { type PickedRecord, useBulkRun } from "../../services/bulk-run.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Segmented } from "../../ui/segmented.tsx";
import { changeOne } from "./change-one.ts";
import { useAssignWords } from "./use-assign-words.ts";

interface AssignProps {
  readonly to: readonly PickedRecord[];
  readonly onClose: () => void;
}

/** Agents for many segments at once. */
export function AssignAgents({ to, onClose }: AssignProps) {
  const { say } = useTexts();
  const text = say.segments.assign;
  const title = text.agentsTitle({ count: to.length });
  const words = useAssignWords(title);
  const { running, start } = useBulkRun("/segments");
  const [agents, setAgents] = useState<readonly string[]>([]);
  const [way, setWay] = useState<Way>("add");
  const [tried, setTried] = useState(false);
  if (running) return <BulkProgress run={running} words={words} total={to.length} onClose={onClose} />;
  const begin = () => {
    setTried(true);
    if (agents.length > 0) void start(to, changeOne(({ users = [] }) => ({ users: [...namedAfter(users, agents, way)] })));
  };
  return (
    <FormDialog open form="drawer" title={title} verb={text.verb()} busy={false} onClose={onClose} onSubmit={begin} differs={agents.length > 0}>
      <ReferenceField one="User" label={text.who()} named={[]} single={false} value={agents} onChange={setAgents} onBlur={() => undefined} error={tried && agents.length === 0 ? text.nobody() : undefined} />
      <Segmented label={text.how()} options={WAYS.map((value) => ({ value, label: text.ways[value]() }))} value={way} onChange={setWay} wide />
      <p>{text.how2()}</p>
    </FormDialog>
  );
}
