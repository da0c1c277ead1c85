import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { BrandName } from '#src/ui/components/brand/brand-name.ts';
import { Catalog } from './catalog.tsx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { SessionStore } from '#src/application/auth/session-store.ts';
import type { DemoStore } from '#src/application/demo/demo-store.ts';
import { admittedPaths } from '#src/domain/demo/route-map.ts';
import { ACCOUNT_STATES } from '#src/domain/shared/account-state.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { DemoShell } from './demo-shell.tsx';
import styles from './demo-pages.module.css';

interface StateMapProps {
  readonly store: DemoStore;
  readonly session: SessionStore;
}

/** Every account state with the pages that the route gate opens in it. */
const StateMap = observer(function StateMap({ store, session }: StateMapProps) {
  const { t } = useTranslation();
  const now = session.hasToken ? session.state : 'notAuth';
  return (
    <DemoShell title={t('demo-pages.states')} text={t('demo-pages.states.text')} current="/demo/states" store={store}>
      <ol className={styles.states}>
        {ACCOUNT_STATES.map((state) => (
          <li key={state} className={styles.state} aria-current={state === now ? 'step' : undefined}>
            <div className="row row-wrap">
              <h2 className="heading-card">{t(`demo-pages.state.${state}`)}</h2>
              {state === now && <Badge>{t('demo-pages.states.now')}</Badge>}
            </div>
            <p className="text-xs muted">
              <span className="mono">{state}</span>
            </p>
            <ul className={styles.routes} aria-label={t('demo-pages.states.routes')}>
              {admittedPaths(state).map((path) => (
                <li key={path}>
                  <a className="mono text-sm wrap-anywhere" href={store.links.state(state, path)}>
                    {path}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </DemoShell>
  );
});

/** The pages about the demo, by path. Null for any other path. */
export async function openDemoPage(path: string, stores: AppStores, i18n: i18n): Promise<ReactNode> {
  const { demo, session, settings } = stores;
  if (!demo) return null;
  const pages: Readonly<Record<string, ReactNode>> = {
    '/demo': <Catalog demo={demo} />,
    '/demo/states': <StateMap store={demo.store} session={session} />,
  };
  const page = pages[path.replace(/\/$/, '')] ?? null;
  if (page === null) return null;
  await stores.loadMessages(['demo/pages', 'demo/scenarios', 'demo/tours']);
  return (
    <I18nextProvider i18n={i18n}>
      <BrandName value={settings.brand.name}>{page}</BrandName>
    </I18nextProvider>
  );
}
