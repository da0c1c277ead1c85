import { CircleAlert } from 'lucide';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { Icon, type IconType } from '#src/ui/components/icon/icon.tsx';
import styles from './state.module.css';

interface EmptyStateProps {
  /** A string becomes a section heading; a page passes its own heading. */
  readonly title: string | ReactElement;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** What it will look like, or how to begin. */
  readonly example?: ReactNode;
  readonly icon?: IconType | undefined;
  readonly kind?: 'empty' | 'error' | undefined;
}

export function EmptyState({ title, text, action, example, kind = 'empty', icon }: EmptyStateProps) {
  const failed = kind === 'error';
  const visibleIcon = icon ?? (failed ? CircleAlert : undefined);
  return (
    <div
      className={classNames(styles.state, failed && styles.isError)}
      data-slot="state"
      role={failed ? 'alert' : undefined}
    >
      {visibleIcon && <Icon of={visibleIcon} size={24} strokeWidth={1.5} />}
      {typeof title === 'string' ? <h2 className="heading-card">{title}</h2> : title}
      {text && <p>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
      {example && <div className={styles.example}>{example}</div>}
    </div>
  );
}

interface EmptyStateActionProps {
  readonly nextFocusId: string;
  readonly children: ReactNode;
}

/** The button disappears with the first entry, even long after a dialog returned the focus to it. */
export function EmptyStateAction({ nextFocusId, children }: EmptyStateActionProps) {
  const frame = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = frame.current;
    return () => {
      if (element?.contains(document.activeElement)) document.getElementById(nextFocusId)?.focus();
    };
  }, [nextFocusId]);
  return <span ref={frame}>{children}</span>;
}
