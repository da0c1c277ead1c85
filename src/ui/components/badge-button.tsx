import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import '../theme/badge.css';
import { type BadgeTone, badgeClass } from './badge-look';
import { Icon } from './icon';

interface BadgeButtonProps {
  readonly children: ReactNode;
  readonly tone: BadgeTone;
  readonly pressed: boolean;
  /** The whole sentence, as "payments-prod is active. Change". */
  readonly label: string;
  readonly onClick: () => void;
}

/** A status that can be changed. */
export function BadgeButton({ children, tone, pressed, label, onClick }: BadgeButtonProps) {
  return (
    <button type="button" className={badgeClass(tone)} aria-pressed={pressed} aria-label={label} onClick={onClick}>
      {children}
      <Icon of={ChevronDown} />
    </button>
  );
}
