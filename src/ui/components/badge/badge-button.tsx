import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { type BadgeTone, badgeClass } from './badge-class.ts';
import { Icon } from '#src/ui/components/icon/icon.tsx';

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
      <span>{children}</span>
      <Icon of={ChevronDown} />
    </button>
  );
}
