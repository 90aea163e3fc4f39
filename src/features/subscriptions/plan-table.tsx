import type { Feature, Plan } from "../../../openapi/generated/console.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import styles from "./subscriptions.module.css";

/** Every feature that a plan may hold; the compiler misses none. */
const KNOWN: Readonly<Record<Feature, true>> = { CALENDAR: true, looker: true, store_files: true, sso: true };

type Words = Readonly<Record<string, (() => string) | undefined>>;

/** What the plan holds, feature by feature, and what it could hold besides. */
export function PlanTable({ features }: { features: Plan["features"] }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.subscriptions;
  const [names, texts]: [Words, Words] = [text.names, text.texts];
  const held = new Map(features.map((feature) => [feature.name, feature]));
  const rows = [...new Set([...held.keys(), ...Object.keys(KNOWN)])].map((name) => ({
    name,
    feature: held.get(name),
  }));
  const limitOf = ({ name, used, limit }: Plan["features"][number]): string => {
    if (limit === null) return text.noLimit();
    if (used === undefined) return formats.number(limit);
    return name === "store_files" ? text.megabytes({ used, limit }) : text.used({ used, limit });
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.feature()}</th>
          <th scope="col">{text.state()}</th>
          <th scope="col" className={styles.number}>
            {text.limit()}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, feature }) => (
          <tr key={name}>
            <th scope="row">
              {/* A dictionary answers a feature that it does not know with nothing. */}
              {names[name]?.() || name}
              <span className={styles.under}>{texts[name]?.() ?? ""}</span>
            </th>
            <td>
              {feature ? (
                <StatusPill family="free">{text.held()}</StatusPill>
              ) : (
                <StatusPill family="off">{text.missing()}</StatusPill>
              )}
            </td>
            <td className={styles.number}>{feature ? limitOf(feature) : say.unknown()}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
