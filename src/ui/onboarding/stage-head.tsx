import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';

interface StageHeadProps {
  readonly title: string;
  readonly text: string;
  readonly aside?: ReactNode;
}

export function StageHead({ title, text, aside }: StageHeadProps) {
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
