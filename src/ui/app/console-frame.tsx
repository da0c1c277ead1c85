import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useLocation } from 'wouter';
import { OfferedPagesContext, PageLink } from '#src/ui/components/link/page-link.tsx';
import { isAllowedWhenSuspended } from '#src/domain/account/profile.ts';
import { BrandLogo } from '#src/ui/components/brand/brand-logo.tsx';
import { OutageContext } from '#src/ui/components/feedback/outage-context.ts';
import { Drawer } from '#src/ui/components/dialog/drawer.tsx';
import { OVERLAY } from '#src/ui/components/dialog/overlay.tsx';
import { SIDE_PANEL } from '#src/ui/components/dialog/side-panel.tsx';
import { MENU } from '#src/ui/components/menu/menu-button.tsx';
import type { Links } from '#src/application/app/settings.ts';
import type { AppStores } from '#src/application/app/app-stores.ts';
import { Button, buttonAttributes } from '#src/ui/components/button/button.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { focusPage } from './use-navigation.ts';
import { Header } from './header.tsx';
import { MainNavigation } from './menus/main-navigation.tsx';
import { PaletteHost } from './palette/palette-host.tsx';
import { OutageBanner } from './outage-banner.tsx';
import { useAccountStores, useAppStores } from './stores-context.ts';
import '#src/ui/styles/print.css';
import styles from './console-frame.module.css';
import { CircleAlert, Info, Wrench, X } from 'lucide';
import type { ShownNotice } from '#src/application/app/notice-store.ts';
import { ExternalLink } from '#src/ui/components/link/external-link.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { IconButton } from '#src/ui/components/button/icon-button.tsx';
import noticeBarStyles from './notice-bar.module.css';
import type { AccountDialogsProps } from '#src/ui/account/account-dialogs.tsx';
import { DialogFailed } from '#src/ui/components/late/dialog-failed.tsx';
import { LazyPage } from './lazy-page.ts';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { percentText, QuotaMeter, QuotaTicks } from '#src/ui/usage/quota-meter.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import creditsMeterStyles from './credits-meter.module.css';

const DIALOGS = new LazyPage<AccountDialogsProps>(
  async () => (await import('#src/ui/account/account-dialogs.tsx')).AccountDialogs,
  ['account'],
);

const CLOSURE_NOTICE = new LazyPage<object>(
  async () => (await import('#src/ui/account/closure/closure-notice.tsx')).ClosureNotice,
  ['account-closure'],
);

/** On a line that is never quiet. */
const CLOSURE_NOTICE_MS = 10_000;

/** Behind all that the page asks for first. */
const ClosureNoticeHost = observer(function ClosureNoticeHost() {
  const stores = useAppStores();
  useEffect(() => {
    const load = () => void CLOSURE_NOTICE.load(stores);
    const cancel = stores.whenQuiet(load);
    const timer = setTimeout(load, CLOSURE_NOTICE_MS);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [stores]);
  const Notice = CLOSURE_NOTICE.componentFor(stores);
  return Notice && <Notice />;
});

/** Loads the dialogs on request, or earlier while the line is quiet. */
const AccountDialogsHost = observer(function AccountDialogsHost({ linkToken }: { linkToken: string | null }) {
  const stores = useAppStores();
  const { dialogs } = useAccountStores();
  const [path, navigate] = useLocation();
  const isWanted = linkToken !== null || dialogs.opened !== null || dialogs.newEmail !== null;
  useEffect(() => stores.whenQuiet(() => void DIALOGS.load(stores)), [stores]);
  useEffect(() => void (isWanted && DIALOGS.load(stores)), [isWanted, stores]);
  useEffect(() => () => dialogs.leave(), [dialogs, path]);

  if (!isWanted) return null;
  const leaveLink = () => navigate('/dashboard', { replace: true });
  if (DIALOGS.isFailed) {
    const close = linkToken === null ? dialogs.close : leaveLink;
    return <DialogFailed onRetry={() => void DIALOGS.loadAgain(stores)} onClose={close} />;
  }
  const Dialogs = DIALOGS.componentFor(stores);
  return Dialogs && <Dialogs linkToken={linkToken} onLeaveLink={leaveLink} />;
});

/** A link whose dialog opens over the page of the team. */
const OF_TEAM = /\/accept-ownership\//;

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
  const { subscription, usage, outage, capabilities } = useAccountStores();
  const [location] = useLocation();
  // A mailed link opens its dialog over a page.
  const pageOfLink = linkToken === null ? '/team' : '/dashboard';
  const path = linkToken !== null || OF_TEAM.test(location) ? pageOfLink : location;
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  // The same function each time, so that a navigation does not render the header and its menus.
  const openDrawer = useCallback(() => setDrawerOpen(true), []);
  const { isDown } = outage;
  const health = useMemo(() => ({ store: outage, isDown }), [outage, isDown]);
  const closeDrawer = () => setDrawerOpen(false);
  const brand = <BrandLogo brand={settings.brand} href="/dashboard" />;
  const isBlocked = subscription.isSuspended && !isAllowedWhenSuspended(path);

  return (
    <OfferedPagesContext value={settings.pages}>
      <>
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
            {notice.shown.map((shown) => (
              <NoticeBar key={shown.id} notice={shown} onDismiss={() => notice.dismiss(shown.id)} />
            ))}
            {capabilities.has('account-closure') && <ClosureNoticeHost />}
            <Header onOpenMenu={openDrawer} />
            {isDown && <OutageBanner code={outage.code} statusUrl={settings.links.status} onRetry={outage.retry} />}
            <OutageContext value={health}>{children}</OutageContext>
          </div>
        </div>
        <Drawer open={isDrawerOpen} onClose={closeDrawer} label={t('nav.title')} header={brand}>
          <MainNavigation path={path} onNavigate={closeDrawer} />
          <CreditsMeter figures={usage.figures} onNavigate={closeDrawer} />
        </Drawer>
        {isBlocked ? (
          <SuspendedDialog links={settings.links} onLogOut={session.logOut} />
        ) : (
          <AccountDialogsHost linkToken={linkToken} />
        )}
        {!isBlocked && <PaletteHost path={path} />}
      </>
    </OfferedPagesContext>
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

/** Without a billing page, only the provider can help. */
function SuspendedDialog({ links, onLogOut }: { links: Links; onLogOut: () => void }) {
  const { t } = useTranslation();
  const { billing } = useContext(OfferedPagesContext);
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
          {!billing && links.contact !== '' && (
            <ButtonLink variant="primary" href={links.contact} external firstFocus>
              {t('common.contact-us')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}

interface NoticeBarProps {
  readonly notice: ShownNotice;
  readonly onDismiss: () => void;
}

const NOTICE_ICONS = { info: Info, warning: Wrench, danger: CircleAlert } as const;
const NOTICE_CLASSES = { info: noticeBarStyles.isInfo, warning: undefined, danger: noticeBarStyles.isDanger } as const;

function NoticeBar({ notice: { level, text, link }, onDismiss }: NoticeBarProps) {
  const { t } = useTranslation();
  return (
    <section className={classNames(noticeBarStyles.notice, NOTICE_CLASSES[level])} aria-label={t('notice.label')}>
      <Icon of={NOTICE_ICONS[level]} />
      <p className="own-direction">
        <span>{text}</span> {link && <NoticeLink {...link} />}
      </p>
      <IconButton icon={X} size="sm" label={t('notice.dismiss')} onClick={onDismiss} />
    </section>
  );
}

function NoticeLink({ url, text }: { readonly url: string; readonly text: string }) {
  return url.startsWith('/') ? <PageLink href={url}>{text}</PageLink> : <ExternalLink href={url}>{text}</ExternalLink>;
}

interface CreditsMeterProps {
  readonly figures: Loadable<UsageFigures>;
  readonly onNavigate?: () => void;
}

/** Shows nothing after a failure; the usage page reports it. */
function CreditsMeter({ figures, onNavigate }: CreditsMeterProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shown = latest(figures);
  if (!shown) return null;
  const { usedPercent, elapsedPercent, quota } = shown;
  return (
    <PageLink className={creditsMeterStyles.meter} href="/usage#usage-summary" onClick={onNavigate}>
      <span className="row row-between">
        <b>{t('credits.title')}</b>
        <span className="num">{percentText(usedPercent, formats)}</span>
      </span>
      <QuotaMeter usedPercent={usedPercent} elapsedPercent={elapsedPercent} small />
      <QuotaTicks />
      <span className="num">
        {t('credits.of', { used: formats.count(quota.used), included: formats.count(quota.included) })}
      </span>
      {elapsedPercent !== null && (
        <VisuallyHidden>{t('credits.elapsed', { percent: formats.percent(elapsedPercent) })}</VisuallyHidden>
      )}
    </PageLink>
  );
}
