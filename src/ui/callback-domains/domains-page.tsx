import { callbackDomainsStore } from '#src/application/callback-domains/callback-domains-store.ts';
import { addCallbackDomain } from '#src/application/callback-domains/add-callback-domain-store.ts';
import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyStateAction } from '#src/ui/components/feedback/empty-state.tsx';
import { useHold } from '#src/ui/components/dialog/use-hold.ts';
import { LateTab } from '#src/ui/components/late/late-tab.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { tabId, TabList } from '#src/ui/components/layout/tab-list.tsx';
import { useFallbackFocus } from '#src/ui/components/focus/use-fallback-focus.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { useAccountStores, useAppStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { usePageTab } from '#src/ui/app/use-page-tab.ts';
import { isSettled } from '#src/application/async/loadable.ts';
import { AddDomainDialog } from './add-domain-dialog.tsx';
import { DomainsCard } from './domains-card.tsx';
import type { SubscriptionsTabProps } from './subscriptions/subscriptions-tab.tsx';
import { VerificationBox } from './verification-box.tsx';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';

const SUBSCRIPTIONS = new LazyPage<SubscriptionsTabProps>(
  async () => (await import('./subscriptions/subscriptions-tab.tsx')).SubscriptionsTab,
  ['callback-signing', 'json-viewer'],
);

const PANEL = 'domains-panel';

type Tab = 'subscriptions' | 'domains';
type Adding = 'domain' | 'subscription' | 'domain-first' | null;

export const DomainsPage = observer(function DomainsPage() {
  const { t } = useTranslation();
  const account = useAccountStores();
  const callbackDomains = account.get(callbackDomainsStore);
  const { domains } = callbackDomains;
  const { tab: chosenTab, choose } = usePageTab('callback-domains', ['subscriptions', 'domains']);
  const hasSubscriptions = account.capabilities.has('callback-subscriptions');
  const tab = hasSubscriptions ? chosenTab : 'domains';
  const { adding, addDomain, addSubscription, endAddingDomain, endAdding } = useAdding(hasSubscriptions, choose);
  const isAddingDomain = adding === 'domain' || adding === 'domain-first';
  const mainAction = useId();
  useEffect(() => callbackDomains.start(), [callbackDomains]);
  useHold(callbackDomains, isAddingDomain);
  // The button of the empty list is gone once there is a domain.
  useFallbackFocus(isAddingDomain, mainAction);
  const areKnown = isSettled(domains.state);
  const isSubscribing = tab === 'subscriptions';
  const domainsTab = <DomainsTab mainAction={mainAction} onAdd={addDomain} />;
  return (
    <Page
      title={t('domains.title')}
      description={t(isSubscribing ? 'domains.text.subscriptions' : 'domains.text')}
      wide={isSubscribing}
      action={
        <Button
          id={mainAction}
          variant="primary"
          icon={Plus}
          disabled={isSubscribing && !areKnown}
          onClick={isSubscribing ? addSubscription : addDomain}
        >
          {t(isSubscribing ? 'domains.subscriptions.add' : 'domains.add')}
        </Button>
      }
    >
      {hasSubscriptions ? (
        <Tabs tab={tab} onChange={choose}>
          {isSubscribing ? (
            <LateSubscriptions
              isAdding={adding === 'subscription'}
              canAdd={areKnown}
              onAdd={addSubscription}
              onAddingEnd={endAdding}
              mainAction={mainAction}
            />
          ) : (
            domainsTab
          )}
        </Tabs>
      ) : (
        domainsTab
      )}
      {isAddingDomain && <AddDomainDialog createStore={account.get(addCallbackDomain)} onClose={endAddingDomain} />}
    </Page>
  );
});

/** Without a domain, there is nowhere to send anything: it is added first. */
function useAdding(hasSubscriptions: boolean, choose: (tab: Tab) => void) {
  const { domains } = useAccountStores().get(callbackDomainsStore);
  const [adding, setAdding] = useState<Adding>(null);
  const addDomain = () => {
    if (hasSubscriptions) choose('domains');
    setAdding('domain');
  };
  // Domains that could not be read are not none: their tab says why.
  const addSubscription = () => {
    const isUnread = domains.state.kind === 'failed' && domains.items.length === 0;
    choose(isUnread ? 'domains' : 'subscriptions');
    if (!isUnread) setAdding(domains.items.length > 0 ? 'subscription' : 'domain-first');
  };
  usePendingAction('add-domain', addDomain);
  usePendingAction('add-subscription', addSubscription, hasSubscriptions && isSettled(domains.state));
  const endAddingDomain = () =>
    setAdding(adding === 'domain-first' && domains.items.length > 0 ? 'subscription' : null);
  return { adding, addDomain, addSubscription, endAddingDomain, endAdding: () => setAdding(null) };
}

function LateSubscriptions(props: SubscriptionsTabProps) {
  const { t } = useTranslation();
  return (
    <LateTab code={SUBSCRIPTIONS} stores={useAppStores()} error={t('domains.subscriptions.failed')}>
      {(Tab) => <Tab {...props} />}
    </LateTab>
  );
}

interface DomainsTabProps {
  readonly mainAction: string;
  readonly onAdd: () => void;
}

const DomainsTab = observer(function DomainsTab({ mainAction, onAdd }: DomainsTabProps) {
  const { t } = useTranslation();
  const stores = useAppStores();
  const account = useAccountStores();
  const callbackDomains = account.get(callbackDomainsStore);
  return (
    <>
      <VerificationBox store={callbackDomains} docs={stores.settings.links.docs} />
      <DomainsCard
        store={callbackDomains}
        mainAction={mainAction}
        emptyStateAction={
          <EmptyStateAction nextFocusId={mainAction}>
            <Button icon={Plus} onClick={onAdd}>
              {t('domains.add')}
            </Button>
          </EmptyStateAction>
        }
      />
      <CallbackSigningSlot account={account} stores={stores} />
    </>
  );
});

interface TabsProps {
  readonly tab: Tab;
  readonly onChange: (tab: Tab) => void;
  readonly children: ReactNode;
}

function Tabs({ tab, onChange, children }: TabsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TabList
        label={t('domains.title')}
        tabs={[
          { value: 'subscriptions', label: t('domains.tab.subscriptions') },
          { value: 'domains', label: t('domains.tab.domains') },
        ]}
        value={tab}
        onChange={onChange}
        panelId={PANEL}
      />
      <div className="stack stack-6" role="tabpanel" id={PANEL} aria-labelledby={tabId(PANEL, tab)}>
        {children}
      </div>
    </>
  );
}

interface CallbackSigningSlotProps {
  readonly account: Pick<AccountStores, 'capabilities'>;
  readonly stores: AppStores;
}

const CARD = new LazyPage(
  async () => (await import('./signing/callback-signing-card.tsx')).CallbackSigningCard,
  ['callback-signing', 'json-viewer'],
);

/** Below the list, so that nothing moves when it comes, and only where the provider offers it. */
const CallbackSigningSlot = observer(function CallbackSigningSlot({ account, stores }: CallbackSigningSlotProps) {
  const isOffered = account.capabilities.has('callback-signing');
  useEffect(() => (isOffered ? stores.whenIdle(() => void CARD.load(stores)) : undefined), [isOffered, stores]);
  const Card = isOffered && CARD.componentFor(stores);
  return Card ? <Card /> : null;
});
