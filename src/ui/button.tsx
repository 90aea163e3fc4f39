import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./button.module.css";
import { Icon, type IconName } from "./icon.tsx";
import { Spinner } from "./progress-bar.tsx";
import { useLasting } from "./use-lasting.ts";

interface ButtonProps extends Omit<ComponentProps<"button">, "className" | "disabled"> {
  readonly kind?: "primary" | "secondary" | "quiet" | "danger" | "danger-at-rest";
  readonly size?: "small" | "medium" | "large";
  readonly icon?: IconName;
  readonly iconEnd?: IconName;
  readonly wide?: boolean;
  /** Shows progress after 300 ms and ignores further presses. */
  readonly busy?: boolean;
  /** Reason why the button is unavailable, shown beside it. The button stays focusable. */
  readonly unavailable?: string;
  readonly children: ReactNode;
}

const SHOWN_AFTER = 300;

export function Button({
  kind = "secondary",
  size = "medium",
  icon,
  iconEnd,
  wide,
  busy = false,
  unavailable,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const turning = useLasting(busy, SHOWN_AFTER);
  const stopped = busy || unavailable !== undefined;
  const reason = useId();
  return (
    <>
      <button
        {...rest}
        type={type}
        className={styles.button}
        data-kind={kind}
        data-size={size}
        data-icon={icon || turning ? "" : undefined}
        data-wide={wide ? "" : undefined}
        aria-busy={busy || undefined}
        {...(unavailable === undefined ? {} : { "aria-disabled": true, "aria-describedby": reason })}
        onClick={stopped ? (event) => event.preventDefault() : onClick}
      >
        {turning ? <Spinner /> : icon ? <Icon name={icon} /> : null}
        <span>{children}</span>
        {iconEnd ? <Icon name={iconEnd} /> : null}
      </button>
      {unavailable === undefined ? null : (
        <span id={reason} className={styles.reason}>
          {unavailable}
        </span>
      )}
    </>
  );
}

interface ButtonLinkProps extends Pick<ButtonProps, "kind" | "size"> {
  readonly href: string;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A link styled as a button; it can be opened in a new tab and copied. */
export const ButtonLink = ({
  href,
  icon,
  kind = "secondary",
  size = "medium",
  children,
}: ButtonLinkProps) => (
  <a href={href} className={styles.button} data-kind={kind} data-size={size} data-icon="">
    <Icon name={icon} />
    <span>{children}</span>
  </a>
);
