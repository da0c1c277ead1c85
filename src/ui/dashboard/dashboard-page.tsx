import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../components/page';
import { useAccountStores, useAppStores } from '../shell/stores-context';
import { CreditsCard } from './credits-card';
import { FirstCallPanel } from './first-call-panel';
import { GettingStartedPanel } from './getting-started-panel';
import { PlanSummary } from './plan-summary';

/** The plan, the way into the API, and a first call to it (§2). */
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
      <div className="cols">
        <FirstCallPanel store={firstCall} logHref="/usage#api-request" hasAnyKey={apiKeys.keys.items.length > 0} />
        <CreditsCard figures={usage.figures} />
      </div>
    </Page>
  );
});

function showFirstCall(): void {
  document.getElementById('first-call')?.focus();
}
