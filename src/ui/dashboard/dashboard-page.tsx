import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '#src/ui/components/layout/page.tsx';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { CreditsCard } from './credits-card.tsx';
import { FirstCallPanel } from './first-call-panel.tsx';
import { GettingStartedPanel } from './getting-started-panel.tsx';
import { PlanSummary } from './plan-summary.tsx';
import pageStyles from '#src/ui/components/layout/page.module.css';

export const DashboardPage = observer(function DashboardPage() {
  const { t } = useTranslation();
  const { settings } = useAppStores();
  const { subscription, support, gettingStarted, firstCall, usage, apiKeys } = useAccountStores();
  useEffect(() => support.start(), [support]);
  useEffect(() => gettingStarted.start(), [gettingStarted]);
  useEffect(() => usage.refresh(), [usage]);

  return (
    <Page title={t('dashboard.title')} description={t('dashboard.text')}>
      <PlanSummary
        plan={subscription.current.state}
        support={support.level}
        onRetryPlan={() => void subscription.load()}
        onRetrySupport={support.retry}
      />
      <GettingStartedPanel store={gettingStarted} links={settings.links} onFirstCall={showFirstCall} />
      <div className={pageStyles.columns}>
        <FirstCallPanel store={firstCall} logHref="/usage#api-request" hasAnyKey={apiKeys.keys.items.length > 0} />
        <CreditsCard figures={usage.figures} />
      </div>
    </Page>
  );
});

function showFirstCall(): void {
  document.getElementById('first-call')?.focus();
}
