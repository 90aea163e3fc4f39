import styles from "./kbd.module.css";

/** Keys to press in sequence, as labeled on the keyboard: `G M`. */
export const Kbd = ({ keys }: { keys: string }) => (
  <span className={styles.keys}>
    {keys.split(" ").map((key) => (
      <kbd key={key} className={styles.kbd}>
        {key}
      </kbd>
    ))}
  </span>
);
