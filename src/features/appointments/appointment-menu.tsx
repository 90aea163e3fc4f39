import { type DescribedRecord, textIn } from "../../resource/described/described-resource.ts";
import { useTexts } from "../../services/use-texts.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import { type Act, nextActs } from "./next-acts.ts";

interface AppointmentMenuProps {
  readonly record: DescribedRecord;
  readonly onAct: (act: Act) => void;
}

/** What can become of an appointment as it stands; nothing is shown of one that is over. */
export function AppointmentMenu({ record, onAct }: AppointmentMenuProps) {
  const { say } = useTexts();
  const text = say.booking.acts;
  const acts = nextActs(record["status"]);
  if (acts.length === 0) return null;
  const label = text.menu({ name: textIn(record, "customer") });
  return (
    <Menu
      label={label}
      align="end"
      entries={acts.map((act) => ({ value: act, label: text[act]() }))}
      onSelect={(chosen) => acts.filter((act) => act === chosen).forEach(onAct)}
    >
      {(trigger) => <IconButton {...trigger} icon="more" keys="." label={label} />}
    </Menu>
  );
}
