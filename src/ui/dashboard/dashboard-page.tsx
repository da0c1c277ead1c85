import { observer } from 'mobx-react-lite';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import { dollars, grouped } from '../../domain/shared/money';
import { ButtonLink } from '../components/button-link';
import { Card } from '../components/card';
import { LoadableView } from '../components/loadable-view';
import { Page } from '../components/page';
import { type Figure, Strip } from '../components/strip';
import { useAccountStores } from '../shell/stores-context';

/** The way to a first call, and the plan it is made on (§2). */
export const DashboardPage = observer(function DashboardPage() {
  const { t } = useTranslation();
  const { subscription } = useAccountStores();
  return (
    <Page title={t('dashboard.title')} description={t('dashboard.text')}>
      <Card layout="bare">
        <LoadableView
          of={subscription.current.state}
          errorTitle={t('dashboard.failed')}
          errorText={t('dashboard.failed.text')}
          onRetry={() => void subscription.load()}
        >
          {(plan) => <PlanStrip plan={plan} />}
        </LoadableView>
      </Card>
      <Card title={t('dashboard.keys.title')}>
        <div className="stack">
          <p className="secondary">
            <Trans
              i18nKey="dashboard.keys.text"
              values={{ header: 'x-api-key' }}
              components={{ code: <code className="mono" /> }}
            />
          </p>
          <div>
            <ButtonLink variant="primary" href="/api-keys">
              {t('dashboard.keys.action')}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </Page>
  );
});

function PlanStrip({ plan }: { plan: CurrentSubscription }) {
  const { t } = useTranslation();
  const figures: readonly Figure[] = [
    {
      label: t('dashboard.plan'),
      value: plan.name,
      note: <Link href="/billing#upgrade-plan">{t('dashboard.upgrade')}</Link>,
    },
    {
      label: t('dashboard.payg'),
      value: plan.free ? <span className="muted">{t('dashboard.payg.disabled')}</span> : dollars(plan.paygPeriodToDate),
    },
    { label: t('dashboard.credits'), value: grouped(plan.monthlyCredits) },
  ];
  return <Strip figures={figures} />;
}
