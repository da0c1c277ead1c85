import { classNames } from '#src/ui/components/class-names.ts';
import styles from './badge.module.css';

/** `off` has a hollow dot. */
export type BadgeTone = 'neutral' | 'success' | 'warning' | 'danger' | 'accent' | 'off';

const TONES = {
  neutral: undefined,
  success: styles.success,
  warning: styles.warning,
  danger: styles.danger,
  accent: styles.accent,
  off: styles.isHollow,
} as const satisfies Record<BadgeTone, string | undefined>;

export function badgeClass(tone: BadgeTone, dot: boolean | 'hollow' = true): string {
  const modifier = dot === 'hollow' ? styles.isHollow : !dot && styles.isPlain;
  return classNames(styles.badge, TONES[tone], modifier);
}
