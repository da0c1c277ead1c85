import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './auth-layout.module.css';

interface AuthHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Gives instructions their own, stronger style. */
  readonly isExplanation?: boolean;
}

export function AuthHeader({ title, children, isExplanation: explains = false }: AuthHeaderProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <div>
      <h1 className="heading-hero" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children && (
        <p className={explains ? classNames('secondary', styles.text) : classNames('muted', styles.lead)}>{children}</p>
      )}
    </div>
  );
}
