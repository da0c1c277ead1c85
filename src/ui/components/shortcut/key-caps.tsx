import { classNames } from '#src/ui/components/class-names.ts';
import styles from './key-caps.module.css';
import type { MessageKey } from '#src/application/i18n/message-key.ts';

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

/** Decides between ⌘ and Ctrl. The newer API exists in few browsers, and its name for a Mac is the same. */
export function isMac(): boolean {
  return /^(Mac|iPhone|iPad)/.test(navigator.platform);
}

/** The keys of the palette; languages name Ctrl differently. */
export function paletteKeys(): MessageKey {
  return isMac() ? 'header.search.keys.mac' : 'header.search.keys';
}
