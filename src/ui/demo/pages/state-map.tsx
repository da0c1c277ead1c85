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
export const StateMap = observer(function StateMap({ store, session }: StateMapProps) {
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
