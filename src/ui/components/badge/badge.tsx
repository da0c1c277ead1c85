import type { ReactNode } from 'react';
import { type BadgeTone, badgeClass } from './badge-class.ts';

interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: BadgeTone | undefined;
  /** Off for names such as "Default", which are no status; hollow for what is still to come. */
  readonly dot?: boolean | 'hollow' | undefined;
}

/** Dot and word: never colour alone. */
export function Badge({ children, tone = 'neutral', dot = true }: BadgeProps) {
  return (
    <span data-slot="badge" className={badgeClass(tone, dot)}>
      {children}
    </span>
  );
}
