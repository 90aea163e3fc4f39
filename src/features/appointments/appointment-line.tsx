import { type DescribedRecord, textIn } from "../../resource/described/described-resource.ts";
import { nameOf } from "../../resource/described/named-records.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { serviceTime } from "./service-time.ts";

/** What an appointment is for, when it begins, and with whom: so that nobody takes one for another. */
export function AppointmentLine({ record }: { record: DescribedRecord }) {
  const { say } = useTexts();
  const formats = useFormats();
  const agent = nameOf(record["user"]);
  const home = useHolder()?.account.timeZone;
  const start = Date.parse(textIn(record, "startsAt"));
  const there = serviceTime(start, { home, zone: textIn(record, "timezone") }, formats);
  const moment = there === null ? formats.minute(start) : `${formats.minute(start)} (${there})`;
  const said = say.booking.now({ service: nameOf(record["service"]) ?? say.lists.kinds.gone(), moment });
  return <p>{agent === null ? said : `${said}, ${say.booking.with({ agent })}`}</p>;
}
