import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useChanged } from "../../services/use-changed.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./call-page.module.css";

const KINDS = ["recordings"];
/** As many as one call is shown with. */
const MOST = 50;

/** What was recorded of a call, with the way to each, for those who may listen; nothing where nothing was. */
export function CallRecordings({ call }: { call: string }) {
  const { say } = useTexts();
  const formats = useFormats();
  const mayRead = useAbility("recordings.read");
  const { data, again } = useApiQuery(
    "/recordings",
    { query: { call: { $in: [call] }, $sort: { startedAt: 1 }, $limit: MOST } },
    { enabled: mayRead, keep: true },
  );
  useChanged(KINDS, () => (mayRead ? again() : undefined));
  const text = say.recordings;
  if (!data || data.total === 0) return null;
  return (
    <FormSection title={say.calls.recorded()}>
      <ul className={styles.events}>
        {data.data.map(({ _id, startedAt = "", duration, status }) => {
          const told = [
            typeof duration === "number" ? formats.duration(duration) : null,
            status ? text.choices.status[status]() : null,
          ].filter((one) => one !== null);
          return (
            <li key={_id}>
              <TextLink href={`/account/recorded-calls/${_id}`}>
                {text.one({ began: formats.minute(Date.parse(startedAt)) })}
              </TextLink>{" "}
              <span className={styles.time}>{told.join(" · ")}</span>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
