import type { ReactNode } from 'react';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';
import styles from './onboarding.module.css';

interface StageHeaderProps {
  readonly title: string;
  readonly text: string;
  readonly aside?: ReactNode;
}

export function StageHeader({ title, text, aside }: StageHeaderProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <div className="row row-between row-wrap row-4">
      <div>
        <h1 className="heading-hero" tabIndex={-1} ref={heading}>
          {title}
        </h1>
        <p className={styles.lead}>{text}</p>
      </div>
      {aside}
    </div>
  );
}
