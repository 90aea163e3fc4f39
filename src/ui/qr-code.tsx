import { QrCode as Ark } from "@ark-ui/react/qr-code";
import styles from "./qr-code.module.css";

interface QrCodeProps {
  /** Encoded text. */
  readonly value: string;
  /** Accessible name. */
  readonly label: string;
}

/**
 * A text as a QR code. It is dark on light in dark mode too, because not every camera reads inverted codes.
 */
export const QrCode = ({ value, label }: QrCodeProps) => (
  <Ark.Root value={value} encoding={{ border: 4 }} className={styles.code}>
    <Ark.Frame role="img" aria-label={label} className={styles.frame}>
      <Ark.Pattern className={styles.pattern} />
    </Ark.Frame>
  </Ark.Root>
);
