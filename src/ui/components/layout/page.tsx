import type { ReactNode } from 'react';
import { classNames } from '#src/ui/components/class-names.ts';
import { AfterPaint } from './after-paint.tsx';
import { DocumentTitle } from './page-title.tsx';
import { useFocusOnNavigation, useIsFirstPage } from '#src/ui/components/focus/use-focus-on-navigation.ts';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly count?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
  /** Logs use the full width. */
  readonly wide?: boolean | undefined;
}

/** The one `main` of a signed-in page. */
export function Page({ title, description, count, action, children, wide = false }: PageProps) {
  const heading = useFocusOnNavigation<HTMLHeadingElement>();
  const isFirst = useIsFirstPage();
  return (
    <main className={classNames(styles.page, wide && styles.isWide)} id="main">
      <DocumentTitle title={title} />
      <div className={styles.header} data-slot="page-header">
        <div>
          <div className={styles.title}>
            <h1 className="heading-page" tabIndex={-1} ref={heading}>
              {title}
            </h1>
            {count}
          </div>
          {description && <p>{description}</p>}
        </div>
        {action}
      </div>
      <AfterPaint of="page" isFirstDrawn={isFirst}>
        {children}
      </AfterPaint>
    </main>
  );
}
