import { CircleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import '#src/ui/styles/state.css';
import { classNames } from '#src/ui/components/class-names.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';

interface EmptyStateProps {
  /** A string becomes a section heading; a page passes its own heading. */
  readonly title: string | ReactElement;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  readonly icon?: IconType | undefined;
  readonly kind?: 'empty' | 'error' | undefined;
}

/** For an empty or failed list: icon, noun, one sentence, one action. */
export function EmptyState({ title, text, action, kind = 'empty', icon }: EmptyStateProps) {
  const failed = kind === 'error';
  const visibleIcon = icon ?? (failed ? CircleAlert : undefined);
  return (
    <div className={classNames('state', failed && 'state--error')} role={failed ? 'alert' : undefined}>
      {visibleIcon && <Icon of={visibleIcon} size={24} strokeWidth={1.5} />}
      {typeof title === 'string' ? <h2 className="h-card">{title}</h2> : title}
      {text && <p>{text}</p>}
      {action && <div className="state__action">{action}</div>}
    </div>
  );
}
