import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { BrandMark } from '../components/brand-mark';
import { Drawer } from '../components/drawer';
import { PrimeReactRoot } from '../components/prime-react-root';
import '../theme/shell.css';
import { Header } from './header';
import { MainNavigation } from './main-navigation';
import { NoticeBar } from './notice-bar';
import { useAccountStores, useAppStores } from './stores-context';
import { SuspendedDialog } from './suspended-dialog';

/** Sidebar, header, notice and the page between them (§2). */
export const ConsoleFrame = observer(function ConsoleFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { settings, notice, session } = useAppStores();
  const { subscription } = useAccountStores();
  const [path] = useLocation();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const brand = <BrandMark name={settings.brand.name} href="/dashboard" />;
  const isBlocked = subscription.isSuspended && path !== '/billing';

  return (
    <PrimeReactRoot>
      <button type="button" className="skip btn btn--secondary" onClick={skipToContent}>
        {t('common.skip-to-content')}
      </button>
      <div className="shell">
        <aside className="side">
          {brand}
          <MainNavigation path={path} />
        </aside>
        <div className="grow">
          {notice.notice !== null && <NoticeBar text={notice.notice} onDismiss={notice.dismiss} />}
          <Header onOpenMenu={() => setDrawerOpen(true)} />
          {children}
        </div>
      </div>
      <Drawer open={isDrawerOpen} onClose={() => setDrawerOpen(false)} label={t('nav.title')} head={brand}>
        <MainNavigation path={path} onNavigate={() => setDrawerOpen(false)} />
      </Drawer>
      {isBlocked && <SuspendedDialog onLogOut={session.logOut} />}
    </PrimeReactRoot>
  );
});

/** A button and no link: with a base element a bare hash would lead to another page. */
function skipToContent(): void {
  document.querySelector<HTMLElement>('#main h1')?.focus();
}
