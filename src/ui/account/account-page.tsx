import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { accountSessions } from '#src/application/account/account-sessions-store.ts';
import { twoFactorSettings } from '#src/application/account/two-factor-settings-store.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { usePageTab } from '#src/ui/app/use-page-tab.ts';
import { Button, RetryButton } from '#src/ui/components/button/button.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { AfterPaint } from '#src/ui/components/layout/after-paint.tsx';
import { LateCard } from '#src/ui/components/late/offered-card.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { tabId, TabList } from '#src/ui/components/layout/tab-list.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { AccountSection, OnAccountPage } from './account-section.tsx';
import { ProfileCard } from './profile-content.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { YourData } from './your-data.tsx';

const TOKENS = new LazyPage<object>(
  async () => (await import('#src/ui/access-tokens/access-tokens-tab.tsx')).AccessTokensTab,
  ['access-tokens', 'key-limits'],
);

const NOTIFICATIONS = new LazyPage<object>(
  async () => (await import('#src/ui/notifications/notifications-tab.tsx')).NotificationsTab,
  ['notifications'],
);

const PASSKEYS = new LazyPage<object>(
  async () => (await import('#src/ui/passkeys/passkeys-card.tsx')).PasskeysCard,
  ['passkeys'],
);

type AccountTab = 'profile' | 'security' | 'sessions' | 'notifications' | 'tokens' | 'data';

const PANEL = 'account-panel';

/** All that belongs to the person, where the provider offers more of it than the dialog of the profile holds. */
export const AccountPage = observer(function AccountPage() {
  const { t } = useTranslation();
  const { capabilities } = useAccountStores();
  return (
    <Page title={t('account.title')}>
      {/* Which tab the url names is known only then. */}
      {capabilities.isLoading && <Skeleton width="lg" />}
      {capabilities.hasFailed && <Failed onRetry={() => void capabilities.load()} />}
      {!capabilities.isLoading && !capabilities.hasFailed && <AccountTabs />}
    </Page>
  );
});

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Card layout="bare">
      <EmptyState
        kind="error"
        title={t('account.failed')}
        text={t('dialog.failed.text')}
        action={<RetryButton onClick={onRetry} />}
      />
    </Card>
  );
}

const AccountTabs = observer(function AccountTabs() {
  const { t } = useTranslation();
  const { capabilities, profile } = useAccountStores();
  const hasSecurity = profile.hasPassword || capabilities.has('two-factor-setup') || capabilities.has('passkeys');
  const tabs: readonly [AccountTab, ...AccountTab[]] = [
    'profile',
    ...(hasSecurity ? (['security'] as const) : []),
    ...(capabilities.has('sessions') ? (['sessions'] as const) : []),
    ...(capabilities.has('notifications') ? (['notifications'] as const) : []),
    ...(capabilities.has('access-tokens') ? (['tokens'] as const) : []),
    ...(capabilities.has('account-closure') ? (['data'] as const) : []),
  ];
  const labels: Readonly<Record<AccountTab, string>> = {
    profile: t('account.tab.profile'),
    security: t('account.tab.security'),
    sessions: t('sessions.title'),
    notifications: t('account.tab.notifications'),
    tokens: t('account.tab.tokens'),
    data: t('profile.your-data'),
  };
  const { tab, choose } = usePageTab('account', tabs);
  return (
    <>
      <TabList
        label={t('account.title')}
        tabs={tabs.map((value) => ({ value, label: labels[value] }))}
        value={tab}
        onChange={choose}
        panelId={PANEL}
      />
      <div className="stack stack-6" role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        <OnAccountPage value={true}>
          <AfterPaint of={tab} isFirstDrawn>
            {CONTENTS[tab]}
          </AfterPaint>
        </OnAccountPage>
      </div>
    </>
  );
});

const ProfileTab = observer(function ProfileTab() {
  const { t } = useTranslation();
  const { dialogs, profile, subscription } = useAccountStores();
  return (
    <ProfileCard
      {...{ profile, subscription }}
      action={
        <Button size="sm" onClick={() => dialogs.open('change-email')}>
          {t('profile.change-email')}
        </Button>
      }
    />
  );
});

const SecurityTab = observer(function SecurityTab() {
  const { t } = useTranslation();
  const { capabilities, dialogs, get, profile } = useAccountStores();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {profile.hasPassword && (
        <AccountSection
          title={t('account.password')}
          heading={heading}
          action={
            <Button size="sm" onClick={() => dialogs.open('change-password')}>
              {t('profile.change-password')}
            </Button>
          }
        >
          <p className="secondary text-sm">{t('account.password.text')}</p>
        </AccountSection>
      )}
      {capabilities.has('two-factor-setup') && (
        <TwoFactorSection createStore={get(twoFactorSettings)} onOpen={() => dialogs.open('two-factor')} />
      )}
      {capabilities.has('passkeys') && (
        <LateContent code={PASSKEYS} title={t('account.passkeys')} error={t('account.passkeys.failed')} />
      )}
    </>
  );
});

function SessionsTab() {
  return <SessionsSection createStore={useAccountStores().get(accountSessions)} />;
}

interface LateContentProps {
  readonly code: LazyPage<object>;
  readonly title: string;
  readonly error: string;
}

const LateContent = observer(function LateContent({ code, ...words }: LateContentProps) {
  const stores = useAppStores();
  useEffect(() => void code.load(stores), [code, stores]);
  const Tab = code.componentFor(stores);
  if (Tab) return <Tab />;
  const retry = () => void code.loadAgain(stores);
  return <LateCard {...words} isFailed={code.isFailed} retry={retry} />;
});

function NotificationsTab() {
  const { t } = useTranslation();
  const words = { title: t('account.notifications'), error: t('account.notifications.failed') };
  return <LateContent code={NOTIFICATIONS} {...words} />;
}

function TokensTab() {
  const { t } = useTranslation();
  const words = { title: t('account.tab.tokens'), error: t('account.tokens.failed') };
  return <LateContent code={TOKENS} {...words} />;
}

function DataTab() {
  const { dialogs } = useAccountStores();
  return <YourData stores={useAppStores()} onClose={() => dialogs.open('close-account')} />;
}

const CONTENTS: Readonly<Record<AccountTab, ReactNode>> = {
  profile: <ProfileTab />,
  security: <SecurityTab />,
  sessions: <SessionsTab />,
  notifications: <NotificationsTab />,
  tokens: <TokensTab />,
  data: <DataTab />,
};
