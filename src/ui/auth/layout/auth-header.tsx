import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';

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
      <h1 className="h-hero" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children && <p className={explains ? 'secondary auth__text' : 'muted auth__lead'}>{children}</p>}
    </div>
  );
}
