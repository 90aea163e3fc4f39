import type { ComponentProps, ReactNode } from "react";
import styles from "./banner.module.css";
import { Glyph, type GlyphName } from "./glyph.tsx";
import type { Family } from "./status-pill.tsx";

interface BannerProps extends Pick<ComponentProps<"div">, "ref" | "role" | "tabIndex" | "children"> {
  readonly family: Extract<Family, "bad" | "away" | "plan" | "free">;
  readonly glyph?: GlyphName;
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  /** Content that may appear later and is not part of the announcement. */
  readonly beside?: ReactNode;
}

const GLYPHS: Record<BannerProps["family"], GlyphName> = {
  bad: "failed",
  away: "none",
  plan: "plan",
  free: "done",
};

/** A message about the whole page or form that stays while it applies: what happened, why, and what to do. */
export const Banner = ({
  family,
  glyph = GLYPHS[family],
  action,
  beside,
  children,
  ...rest
}: BannerProps) => (
  <div className={styles.banner} data-family={family}>
    <div {...rest} className={styles.text}>
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
