import type { Call, CallHistory } from "../../../openapi/generated/console.ts";
import type { RecordPresentation, State } from "../../resource/records/record/record-presentation.ts";
import { isSame } from "../../resource/records/record/restored-by.ts";
import { useAbility } from "../../services/use-session.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { FormSection } from "../../ui/form-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./call-page.module.css";

interface SegmentThenProps {
  readonly presentation: RecordPresentation;
  readonly segment: CallHistory["segment"];
  readonly call: Pick<Call, "startedAt" | "answeredAt">;
}

/** The segment of a call as it was when the call started, and its changes since then. */
export function SegmentThen({
  presentation: { facts },
  segment: { was: then, now },
  call: { startedAt, answeredAt },
}: SegmentThenProps) {
  const { say } = useTexts();
  const { moment } = useFormats();
  const mayRead = useAbility("segments.read");
  const text = say.calls.segment;
  const one = then ?? now;
  const was: State | null = then ? { ...then } : null;
  const is: State | null = now ? { ...now } : null;
  const isChanged = (member: string) =>
    was !== null && is !== null && member in was && member in is && !isSame(was[member], is[member]);
  const changes =
    then === null
      ? text.unknown()
      : now === null
        ? text.gone()
        : facts.some(({ member }) => isChanged(member))
          ? null
          : text.same();
  return (
    <FormSection title={text.title()}>
      <div className={styles.then}>
        <p className={styles.note}>
          {startedAt === undefined
            ? null
            : (answeredAt ? text.answered : text.at)({ moment: moment(Date.parse(startedAt)) })}{" "}
          {changes}
        </p>
        {was === null ? null : (
          <dl className={styles.then}>
            {facts.map(({ member, label, valueOf }) => {
              const value = valueOf(was);
              return value === null && !isChanged(member) ? null : (
                <div key={member} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>
                    {value ?? say.lists.record.none()}
                    {isChanged(member) && is ? (
                      <span className={styles.changed}>
                        {text.changed()} {valueOf(is) ?? say.lists.record.none()}
                      </span>
                    ) : null}
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
        {one && mayRead ? (
          <p>
            <TextLink href={`/segments/${one._id}/history`}>{text.history()}</TextLink>
          </p>
        ) : null}
      </div>
    </FormSection>
  );
}
