import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './auth-layout.module.css';

interface AuthHeaderProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Announced with the title, once it has come in place of the form. */
  readonly announcement?: string | undefined;
  /** Gives instructions their own, stronger style. */
  readonly isExplanation?: boolean;
}

export function AuthHeader({ title, children, announcement, isExplanation = false }: AuthHeaderProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <div>
      <h1 className="heading-hero" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <VisuallyHidden role="status">{announcement !== undefined && `${title} ${announcement}`}</VisuallyHidden>
      {children && (
        <p className={isExplanation ? classNames('secondary', styles.text) : classNames('muted', styles.lead)}>
          {children}
        </p>
      )}
    </div>
  );
}
