import { classNames } from '#src/ui/components/class-names.ts';
import styles from './key-caps.module.css';

interface KeyCapsProps {
  readonly keys: readonly string[];
  readonly className?: string | undefined;
}

export function KeyCaps({ keys, className }: KeyCapsProps) {
  return (
    <span className={classNames(styles.keys, className)} dir="ltr">
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key.length === 1 ? key.toUpperCase() : key}
        </kbd>
      ))}
    </span>
  );
}
