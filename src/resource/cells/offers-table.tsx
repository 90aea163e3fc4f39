import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Glyph, type GlyphName } from "../../ui/glyph.tsx";
import { ClockTime } from "./clock-time.tsx";
import plain from "../../ui/plain-table.module.css";
import styles from "./offers-table.module.css";

type Result = "answered" | "missed" | "declined" | "withdrawn" | "ringing";

/** An offer of a customer to an agent. */
export interface ShownOffer {
  /** Name of the agent. */
  readonly agent: string;
  /** Time of the offer, ms. */
  readonly at: number;
  /** Ringing time (ms); null if it is unknown. */
  readonly rang: number | null;
  readonly result: Result;
}

const GLYPHS: Readonly<Record<Result, readonly [glyph: GlyphName, family: string]>> = {
  answered: ["done", "free"],
  missed: ["bad", "bad"],
  declined: ["bad", "bad"],
  withdrawn: ["off", "off"],
  ringing: ["call", "call"],
};

/** The result of an offer as a mark and a word. */
export function OfferResult({
  result,
  children,
}: Pick<ShownOffer, "result"> & { readonly children: string }) {
  const [glyph, family] = GLYPHS[result];
  return (
    <span className={styles.result} data-family={family}>
      <Glyph name={glyph} size={10} /> {children}
    </span>
  );
}

/** The offers of a customer to agents, in the order of their times. */
export function OffersTable({ offers }: { readonly offers: readonly ShownOffer[] }) {
  const { say } = useTexts();
  const { duration } = useFormats();
  const text = say.calls.acd;
  return (
    <div className={plain.scroll}>
      <table className={plain.table}>
        <thead>
          <tr>
            {[text.agent(), text.offeredAt(), text.result(), text.rang()].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offers.map(({ agent, at, result, rang }) => (
            <tr key={`${agent} ${at}`}>
              <th scope="row">{agent}</th>
              <td>
                <ClockTime instant={at} />
              </td>
              <td>
                <OfferResult result={result}>{text.results[result]()}</OfferResult>
              </td>
              <td>{rang === null ? "-" : duration(rang)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
