import type { Poc } from "../../../openapi/generated/console.ts";
import { Moment } from "../../resource/moment.tsx";
import { useTexts } from "../../services/use-texts.ts";
import type { ListColumn } from "../../ui/list-column.ts";
import { PocStatus } from "./poc-status.tsx";
import { useConnected } from "./use-connected.ts";
import { useDeviceWords } from "./use-device-words.ts";
import styles from "./pocs-page.module.css";

/** Every column of the list of POCs, in its order. */
export function usePocColumns(open: (poc: Poc) => void): readonly ListColumn<Poc>[] {
  const { say } = useTexts();
  const isConnected = useConnected();
  const device = useDeviceWords();
  const { columns, never, connected, away } = say.branches.pocs;
  const day = (instant: string) => <Moment instant={instant} day />;
  return [
    {
      id: "label",
      header: columns.label(),
      sortable: true,
      cell: (poc) => <PocName poc={poc} open={open} />,
      written: { kind: "text", of: ({ label }) => label },
    },
    {
      id: "status",
      header: columns.status(),
      width: 148,
      cell: (poc) => <PocStatus connected={isConnected(poc)} />,
      written: { kind: "text", of: (poc) => (isConnected(poc) ? connected() : away()) },
    },
    {
      id: "device",
      header: columns.device(),
      width: 224,
      cell: (poc) => <span title={device(poc)}>{device(poc)}</span>,
      written: { kind: "text", of: device },
    },
    {
      id: "internalId",
      header: columns.internalId(),
      width: 128,
      cell: ({ internalId }) => internalId,
      written: { kind: "text", of: ({ internalId }) => internalId },
    },
    {
      id: "integrationId",
      header: columns.integrationId(),
      width: 140,
      cell: ({ integrationId }) => integrationId,
      written: { kind: "text", of: ({ integrationId }) => integrationId },
    },
    {
      id: "latestConnection",
      header: columns.latestConnection(),
      width: 164,
      sortable: true,
      cell: ({ latestConnection }) => (latestConnection === null ? never() : day(latestConnection)),
      written: { kind: "moment", of: ({ latestConnection: at }) => at },
    },
    {
      id: "enrolledAt",
      header: columns.enrolledAt(),
      width: 132,
      sortable: true,
      cell: ({ enrolledAt }) => day(enrolledAt),
      written: { kind: "moment", of: ({ enrolledAt }) => enrolledAt },
    },
  ];
}

/** The label of a POC; it opens what is known of it. */
export function PocName({ poc, open }: { poc: Poc; open: (poc: Poc) => void }) {
  const { say } = useTexts();
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={say.branches.pocs.open({ label: poc.label })}
      title={poc.label}
      onClick={() => open(poc)}
    >
      {poc.label}
    </button>
  );
}
