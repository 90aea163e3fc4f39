import type { ReactNode } from "react";
import type { EnrollmentRef } from "../../../machines/enrollment.ts";
import type { Poc } from "../../../openapi/generated/console.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./enrollment-drawer.module.css";
import { PocStatus } from "./poc-shown.tsx";

interface PocDetailsProps {
  readonly poc: Poc;
  readonly connected: boolean;
  readonly enrollment: EnrollmentRef;
  readonly mayWrite: boolean;
}

/** Details of a display device (POC), and actions on it. */
export function PocDetails({ poc, connected, enrollment, mayWrite }: PocDetailsProps) {
  const { say } = useTexts();
  const text = say.branches;
  const { moment } = useFormats();
  const type = Object.entries(text.pocs.types).find(([name]) => name === poc.device)?.[1]() ?? poc.device;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text.pocs.columns.status(), <PocStatus key="status" connected={connected} />],
    [text.pocs.id(), poc._id],
    [text.pocs.columns.internalId(), poc.internalId],
    [text.pocs.columns.integrationId(), poc.integrationId],
    [
      text.pocs.columns.latestConnection(),
      poc.latestConnection === null ? text.pocs.never() : moment(Date.parse(poc.latestConnection)),
    ],
    [text.pocs.columns.enrolledAt(), moment(Date.parse(poc.enrolledAt))],
    [text.pocs.browser(), poc.browser],
    [text.pocs.os(), poc.os],
    [text.pocs.deviceType(), type],
    [text.pocs.ip(), poc.ip],
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value ?? text.pocs.none()}</dd>
          </div>
        ))}
      </dl>
      {mayWrite ? (
        <div className={styles.rows}>
          <div className={styles.choices}>
            <Button
              icon="edit"
              {...(connected ? { unavailable: text.enrollment.blockedEdit() } : {})}
              onClick={() => enrollment.send({ type: "edit.wanted" })}
            >
              {text.enrollment.edit()}
            </Button>
          </div>
          <div className={styles.choices}>
            <Button
              kind="danger-at-rest"
              {...(connected ? { unavailable: text.enrollment.blockedUnroll() } : {})}
              onClick={() => enrollment.send({ type: "unroll.wanted" })}
            >
              {text.enrollment.unroll()}
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
}
