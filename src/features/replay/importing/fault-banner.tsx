import type { ImportFault } from "../../../services/log-import.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { FailureBanner } from "../../../resource/failure-banner.tsx";
import { Banner } from "../../../ui/banner.tsx";
import styles from "./importing.module.css";
import { LeftOutRows } from "./left-out-rows.tsx";

interface FaultBannerProps {
  readonly file: string;
  readonly fault: ImportFault;
}

/** Why a log could not be imported, and what to do. */
export function FaultBanner({ file, fault }: FaultBannerProps) {
  const { say } = useTexts();
  const { number } = useFormats();
  const text = say.replay.importing.failed;
  switch (fault.why) {
    case "map":
      return (
        <Banner family="bad" role="alert">
          {text.map()}
          <ul className={styles.list} lang="en">
            {fault.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Banner>
      );
    case "encoding":
      return (
        <Banner family="bad" role="alert">
          {fault.line === null
            ? text.encoding({ encoding: fault.encoding })
            : text.encodingAt({ encoding: fault.encoding, line: number(fault.line) })}
        </Banner>
      );
    case "nothing":
      return (
        <Banner family="bad" role="alert">
          {fault.report.rows === 0
            ? text.noRows({ file })
            : fault.report.leftOut === 0
              ? text.nothing({ count: fault.report.rows })
              : text.allLeftOut({ count: fault.report.rows })}
          <LeftOutRows report={fault.report} />
        </Banner>
      );
    case "packing":
      return <FailureBanner>{text.packing({ file })}</FailureBanner>;
    case "log":
      return (
        <FailureBanner>
          {text.log({ file })} <span lang="en">{fault.reason}</span>
        </FailureBanner>
      );
  }
}
