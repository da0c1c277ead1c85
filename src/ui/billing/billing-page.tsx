import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CurrentSubscription } from '../../domain/billing/current-subscription';
import { longUsDate } from '../../domain/shared/dates';
import { Alert } from '../components/alert';
import { Button } from '../components/button';
import { Card } from '../components/card';
import { LoadableView } from '../components/loadable-view';
import { Page } from '../components/page';
import { type Figure, Strip } from '../components/strip';
import { useAccountStores, useAppStores } from '../shell/stores-context';

/** The plan of the account and the way to change it; the only page that a suspended account reaches (§6). */
export const BillingPage = observer(function BillingPage() {
  const { t } = useTranslation();
  const { supportChat } = useAppStores();
  const { subscription } = useAccountStores();
  return (
    <Page title={t('billing.title')} description={t('billing.text')}>
      {subscription.isSuspended && <Alert kind="danger">{t('billing.suspended')}</Alert>}
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
      <Card title={t('billing.upgrade.title')}>
        <div className="stack">
          <p className="secondary">{t('billing.upgrade.text')}</p>
          <div>
            <Button variant="primary" onClick={supportChat.open}>
              {t('common.contact-us')}
            </Button>
          </div>
        </div>
      </Card>
    </Page>
  );
});

function PlanStrip({ plan }: { plan: CurrentSubscription }) {
  const { t } = useTranslation();
  const isEnding = plan.isCancelled && plan.scheduledCancellationDate !== null;
  const date = isEnding ? plan.scheduledCancellationDate : plan.nextBillingDate;
  const figures: readonly Figure[] = [
    { label: t('billing.plan'), value: plan.name },
    {
      label: t(isEnding ? 'billing.period-ends' : 'billing.next-payment'),
      value: date === null ? t('common.none') : longUsDate(date),
    },
  ];
  return <Strip figures={figures} />;
}
