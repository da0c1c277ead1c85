import type { ReactNode } from 'react';
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

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: BadgeTone | undefined;
  /** False for names such as "Default"; hollow for a future status. */
  readonly dot?: boolean | 'hollow' | undefined;
}

/** A dot and a word, so that color alone carries no meaning. */
export function Badge({ children, tone = 'neutral', dot = true }: BadgeProps) {
  return (
    <span data-slot="badge" className={badgeClass(tone, dot)}>
      {children}
    </span>
  );
}

interface BadgeButtonProps {
  readonly children: ReactNode;
  readonly tone: BadgeTone;
  /** The visible word and the action: "Active. Deactivate payments-prod". */
  readonly label: string;
  readonly onClick: () => void;
}

export function BadgeButton({ children, tone, label, onClick }: BadgeButtonProps) {
  return (
    <button
      type="button"
      data-slot="badge"
      className={badgeClass(tone)}
      aria-haspopup="dialog"
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
