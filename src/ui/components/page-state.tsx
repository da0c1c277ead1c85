import type { ReactNode } from 'react';
import type { IconType } from './icon';
import { DocumentTitle } from './page-title';
import { StateView } from './state-view';
import { useFocusOnNavigation } from './use-focus-on-navigation';

interface PageStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action: ReactNode;
  readonly icon?: IconType | undefined;
  readonly kind?: 'empty' | 'error' | undefined;
}

/** A whole page that has nothing but a state to show. */
export function PageState({ title, ...state }: PageStateProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <main id="main">
      <DocumentTitle title={title} />
      <StateView
        {...state}
        title={
          <h1 className="h-card" tabIndex={-1} ref={heading}>
            {title}
          </h1>
        }
      />
    </main>
  );
}
