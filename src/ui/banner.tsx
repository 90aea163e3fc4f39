import type { ComponentProps, ReactNode } from "react";
import styles from "./banner.module.css";
import { Glyph, type GlyphName } from "./glyph.tsx";
import type { Family } from "./status-pill.tsx";

interface BannerProps extends Pick<ComponentProps<"div">, "ref" | "role" | "tabIndex" | "children"> {
  readonly family: Extract<Family, "bad" | "away" | "plan" | "free">;
  readonly glyph?: GlyphName;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** What may come later and is no part of what is told. */
  readonly beside?: ReactNode;
}

const GLYPHS: Record<BannerProps["family"], GlyphName> = {
  bad: "failed",
  away: "none",
  plan: "plan",
  free: "done",
};

/** What concerns the whole page or form and stays until it is over: what happened, why, what next. */
export const Banner = ({
  family,
  glyph = GLYPHS[family],
  action,
  beside,
  children,
  ...rest
}: BannerProps) => (
  <div className={styles.banner} data-family={family}>
    <div {...rest} className={styles.told}>
      <span className={styles.glyph}>
        <Glyph name={glyph} size={16} />
      </span>
      <div className={styles.words}>{children}</div>
      {action ? (
        <button type="button" className={styles.action} onClick={action.onClick}>
          {action.label}
        </button>
      ) : null}
    </div>
    {beside}
  </div>
);
