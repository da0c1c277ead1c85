import { observer } from 'mobx-react-lite';
import { useEffect, useId } from 'react';
import { billingStore } from '#src/application/billing/billing-store.ts';
import { pendingInvoiceStore } from '#src/application/billing/pending-invoice-store.ts';
import { invoiceListStore } from '#src/application/billing/invoice-list-store.ts';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { AfterPaint } from '#src/ui/components/layout/after-paint.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { PeriodToggle } from '#src/ui/plans/period-toggle.tsx';
import { TabList, tabId } from '#src/ui/components/layout/tab-list.tsx';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { useNarrowScreen } from '#src/ui/components/layout/use-narrow-screen.ts';
import { usePageTab } from '#src/ui/app/use-page-tab.ts';
import { BillingAlert } from './billing-alert.tsx';
import { SubscriptionTab } from './subscription-tab.tsx';
import { UpgradeTab } from './upgrade-tab.tsx';

/** The only page open to a suspended account. */
export const BillingPage = observer(function BillingPage() {
  const { t } = useTranslation();
  const { settings, supportChat } = useAppStores();
  const { subscription, get } = useAccountStores();
  const billing = get(billingStore);
  const pendingInvoice = get(pendingInvoiceStore);
  const invoiceList = get(invoiceListStore);
  const { tab, choose } = usePageTab('billing', ['subscription-plan', 'upgrade-plan']);
  const panel = useId();
  useEffect(() => billing.start(), [billing]);
  useEffect(() => pendingInvoice.start(), [pendingInvoice]);

  // The focused button disappears with its tab, so the focus moves along.
  const goToUpgrade = () => {
    choose('upgrade-plan');
    document.getElementById(tabId(panel, 'upgrade-plan'))?.focus();
  };
  const isNarrow = useNarrowScreen();
  const showsPlans = tab === 'upgrade-plan';
  const toggle = showsPlans && (
    <PeriodToggle period={billing.period} savingPercent={billing.savingPercent} onChoose={billing.choosePeriod} />
  );
  return (
    <Page title={t('billing.title')} action={!isNarrow && toggle}>
      <TabList
        label={t('billing.tabs')}
        tabs={[
          { value: 'subscription-plan', label: t('billing.tab.subscription') },
          { value: 'upgrade-plan', label: t('billing.tab.upgrade') },
        ]}
        value={tab}
        onChange={choose}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-labelledby={tabId(panel, tab)} className="stack stack-6">
        <BillingAlert
          current={subscription.current.value}
          invoice={pendingInvoice}
          support={supportChat}
          onChoosePlan={showsPlans ? null : goToUpgrade}
        />
        {isNarrow && toggle}
        <AfterPaint of={tab} isFirstDrawn>
          {showsPlans ? (
            <UpgradeTab store={billing} links={settings.links} support={supportChat} />
          ) : (
            <SubscriptionTab
              store={billing}
              subscription={subscription}
              invoices={invoiceList}
              onUpgrade={goToUpgrade}
            />
          )}
        </AfterPaint>
      </div>
    </Page>
  );
});
