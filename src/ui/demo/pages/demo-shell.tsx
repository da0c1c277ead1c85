import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import { dropSelectingClicks } from '#src/ui/components/focus/drop-selecting-clicks.ts';
import { DocumentTitle } from '#src/ui/components/layout/page-title.tsx';
import styles from './demo-pages.module.css';

interface DemoShellProps {
  readonly title: string;
  readonly text: string;
  readonly current: string;
  readonly store: DemoStore;
  readonly children: ReactNode;
}

export function DemoShell({ title, text, current, store, children }: DemoShellProps) {
  const { t } = useTranslation();
  useEffect(dropSelectingClicks, []);
  const links = [
    { path: '/', label: t('demo-pages.console') },
    { path: '/demo', label: t('demo-pages.catalog') },
    { path: '/demo/states', label: t('demo-pages.states') },
  ];
  return (
    <div className={styles.page}>
      <DocumentTitle title={title} />
      <nav className={styles.nav} aria-label={t('demo-panel.title')}>
        {links.map(({ path, label }) => (
          <a key={path} href={store.links.demoPage(path)} aria-current={path === current ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <main id="main" className="stack stack-6">
        <div className="stack stack-1">
          <h1 className="heading-hero">{title}</h1>
          <p className="muted">{text}</p>
        </div>
        {children}
      </main>
    </div>
  );
}
