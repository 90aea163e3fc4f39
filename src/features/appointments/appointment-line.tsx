import { type DescribedRecord, textIn } from "../../resource/described/described-resource.ts";
import { nameOf } from "../../resource/described/named-records.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";

/** What an appointment is for, when it begins, and with whom: so that nobody takes one for another. */
export function AppointmentLine({ record }: { record: DescribedRecord }) {
  const { say } = useTexts();
  const formats = useFormats();
  const agent = nameOf(record["user"]);
  const said = say.booking.now({ service: nameOf(record["service"]) ?? say.lists.kinds.gone(), moment: formats.minute(Date.parse(textIn(record, "startsAt"))) });
  return <p>{agent === null ? said : `${said}, ${say.booking.with({ agent })}`}</p>;
}
