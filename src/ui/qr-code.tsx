import { QrCode as Ark } from "@ark-ui/react/qr-code";
import styles from "./qr-code.module.css";

interface QrCodeProps {
  /** Encoded text. */
  readonly value: string;
  /** Accessible name. */
  readonly label: string;
}

/**
 * A text as a picture for a camera. It is dark on light in the dark too: not every camera reads the reverse.
 */
export const QrCode = ({ value, label }: QrCodeProps) => (
  <Ark.Root value={value} encoding={{ border: 4 }} className={styles.code}>
    <Ark.Frame role="img" aria-label={label} className={styles.frame}>
      <Ark.Pattern className={styles.pattern} />
    </Ark.Frame>
  </Ark.Root>
);
