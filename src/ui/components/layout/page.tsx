import type { ReactNode } from 'react';
import '#src/ui/styles/page.css';
import { classNames } from '#src/ui/components/class-names.ts';
import { DocumentTitle } from './page-title.tsx';
import { useFocusOnNavigation } from '#src/ui/components/focus/use-focus-on-navigation.ts';

interface PageProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** The number of listed items, beside the title but not part of it. */
  readonly count?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Logs use the full width. */
  readonly wide?: boolean | undefined;
}

/** The one `main` of a signed-in page. */
export function Page({ title, description, count, action, children, wide = false }: PageProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  return (
    <main className={classNames('page', wide && 'page--wide')} id="main">
      <DocumentTitle title={title} />
      <div className="page__head">
        <div>
          <div className="page__title">
            <h1 className="h-page" tabIndex={-1} ref={heading}>
              {title}
            </h1>
            {count}
          </div>
          {description && <p>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </main>
  );
}
