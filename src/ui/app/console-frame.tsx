import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useLocation } from 'wouter';
import { isAllowedWhenSuspended } from '#src/domain/account/suspension.ts';
import { BrandLogo } from '#src/ui/components/brand/brand-logo.tsx';
import { OutageContext } from '#src/ui/components/feedback/outage-context.ts';
import { Drawer } from '#src/ui/components/dialog/drawer.tsx';
import { OVERLAY } from '#src/ui/components/dialog/overlay.tsx';
import { PrimeReactRoot } from '#src/ui/components/dialog/prime-react-root.tsx';
import { SIDE_PANEL } from '#src/ui/components/dialog/side-panel.tsx';
import { MENU } from '#src/ui/components/menu/menu-button.tsx';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { buttonAttributes } from '#src/ui/components/button/button-attributes.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { AccountDialogsHost } from './account-dialogs-host.tsx';
import { CreditsMeter } from './credits-meter.tsx';
import { focusPage } from './focus-page.ts';
import { Header } from './header.tsx';
import { MainNavigation } from './menus/main-navigation.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { OutageBanner } from './outage-banner.tsx';
import { useAccountStores, useAppStores } from './stores-context.ts';
import '#src/ui/styles/print.css';
import styles from './console-frame.module.css';

export interface ConsoleFrameProps {
  readonly children: ReactNode;
  /** The token of a change-email link, which opens its dialog over the page. */
  readonly linkToken: string | null;
}

export const ConsoleFrame = observer(function ConsoleFrame({ children, linkToken }: ConsoleFrameProps) {
  const { t } = useTranslation();
  const stores = useAppStores();
  const { settings, notice, session } = stores;
  useLayers(stores);
  const { subscription, usage, outage } = useAccountStores();
  const [location] = useLocation();
  // A change-email link opens its dialog over the dashboard.
  const path = linkToken === null ? location : '/dashboard';
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // The same function each time, so that a navigation does not render the header and its menus.
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const { isDown } = outage;
  const health = useMemo(() => ({ store: outage, isDown }), [outage, isDown]);
  const closeDrawer = () => setDrawerOpen(false);
  const brand = <BrandLogo name={settings.brand.name} href="/dashboard" />;
  const isBlocked = subscription.isSuspended && !isAllowedWhenSuspended(path);

  return (
    <PrimeReactRoot>
      {/* A button, because a bare hash resolves against the base element. */}
      <button type="button" {...buttonAttributes({}, styles.skipLink)} onClick={focusPage}>
        {t('common.skip-to-content')}
      </button>
      <div className={styles.shell} data-slot="shell">
        <aside className={classNames('screen-only', styles.sidebar)} aria-label={t('nav.title')}>
          {brand}
          <MainNavigation path={path} />
          <CreditsMeter figures={usage.figures} />
        </aside>
        <div className="grow">
          {notice.notice !== null && <NoticeBar text={notice.notice} onDismiss={notice.dismiss} />}
          <Header onOpenMenu={openDrawer} />
          {isDown && (
            <OutageBanner
              isPageInstead={outage.isPageInstead}
              statusUrl={settings.links.status}
              onRetry={outage.retry}
            />
          )}
          <OutageContext value={health}>{children}</OutageContext>
        </div>
      </div>
      <Drawer open={isDrawerOpen} onClose={closeDrawer} label={t('nav.title')} header={brand}>
        <MainNavigation path={path} onNavigate={closeDrawer} />
        <CreditsMeter figures={usage.figures} onNavigate={closeDrawer} />
      </Drawer>
      {isBlocked ? <SuspendedDialog onLogOut={session.logOut} /> : <AccountDialogsHost linkToken={linkToken} />}
      {!isBlocked && <PaletteHost path={path} />}
    </PrimeReactRoot>
  );
});

function loadLayers(): void {
  for (const part of [OVERLAY, SIDE_PANEL, MENU]) void part.load();
}

/** Dialogs, panels and menus come behind the page, or when a person first presses something, and then before it is released. */
function useLayers({ whenQuiet }: AppStores): void {
  useEffect(() => {
    const listening = new AbortController();
    for (const type of ['pointerdown', 'keydown']) {
      window.addEventListener(type, loadLayers, { passive: true, once: true, signal: listening.signal });
    }
    const cancel = whenQuiet(loadLayers);
    return () => {
      listening.abort();
      cancel();
    };
  }, [whenQuiet]);
}

function SuspendedDialog({ onLogOut }: { onLogOut: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      role="alertdialog"
      title={t('suspended.title')}
      text={t('suspended.text')}
      onClose={() => undefined}
      footer={
        <>
          <Button variant="quiet" onClick={onLogOut}>
            {t('common.log-out')}
          </Button>
          <ButtonLink variant="primary" href="/billing#upgrade-plan" firstFocus>
            {t('suspended.to-billing')}
          </ButtonLink>
        </>
      }
    />
  );
}
