import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';

interface StageHeaderProps {
  readonly title: string;
  readonly text: string;
  readonly aside?: ReactNode;
}

export function StageHeader({ title, text, aside }: StageHeaderProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <div className="row row--between row--wrap row--4">
      <div>
        <h1 className="h-hero" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className="onb__lead">{text}</p>
      </div>
      {aside}
    </div>
  );
}
