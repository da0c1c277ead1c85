import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';

interface AuthHeadProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** Explains what to do, and so is less quiet than a mere remark. */
  readonly explains?: boolean;
}

/** The heading of a screen of getting in, with a line below it. */
export function AuthHead({ title, children, explains = false }: AuthHeadProps) {
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
