import type { ReactNode } from 'react';
import type { IconType } from '#src/ui/components/icon/icon.tsx';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import { EmptyState } from './empty-state.tsx';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';

interface StatusPageProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action: ReactNode;
  readonly icon?: IconType | undefined;
  readonly kind?: 'empty' | 'error' | undefined;
}

export function StatusPage({ title, ...content }: StatusPageProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <main id="main">
      <DocumentTitle title={title} />
      <EmptyState
        {...content}
        title={
          <h1 className="heading-card" tabIndex={-1} ref={heading}>
            {title}
          </h1>
        }
      />
    </main>
  );
}
