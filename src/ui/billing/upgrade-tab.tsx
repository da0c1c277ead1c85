import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { BillingStore } from '../../application/billing/billing-store';
import type { SupportChat } from '../../application/platform/support-chat';
import type { Links } from '../../application/settings/settings';
import { latest } from '../../application/async/loadable';
import { Card } from '../components/card';
import { LoadableView } from '../components/loadable-view';
import { PlanSheetSkeleton } from '../components/plan-sheet-skeleton';
import { StateView } from '../components/state-view';
import { useReason } from '../components/use-reason';
import '../theme/billing.css';
import { BillingPlanSheet } from './billing-plan-sheet';
import { ComparisonCard } from './comparison-card';
import { EnterpriseBanner } from './enterprise-banner';

interface UpgradeTabProps {
  readonly store: BillingStore;
  readonly links: Links;
  readonly support: SupportChat;
}

/** The plans to change to, the way to an agreement, and all plans side by side (§2). */
export const UpgradeTab = observer(function UpgradeTab({ store, links, support }: UpgradeTabProps) {
  const { t } = useTranslation();
  const reason = useReason();
  const { offers, period } = store;
  const known = latest(offers);
  const customPlan = links.customPlan || links.contact;
  const sheet = (
    <LoadableView
      of={offers}
      skeleton={<PlanSheetSkeleton />}
      errorTitle={t('plan.failed')}
      errorText={(failure) => t('billing.plans.failed.text', { reason: reason(failure) })}
      onRetry={store.retry}
      empty={<StateView title={t('billing.plans.empty')} text={t('billing.plans.empty.text')} />}
    >
      {(all) => <BillingPlanSheet offers={all} period={period} customPlan={customPlan} onOpen={store.open} />}
    </LoadableView>
  );
  const hasNone = known === undefined ? offers.kind === 'failed' : known.length === 0;
  return (
    <>
      {hasNone ? <Card layout="bare">{sheet}</Card> : sheet}
      <EnterpriseBanner onContact={support.isOffered ? support.open : null} />
      {known && <ComparisonCard offers={known} />}
    </>
  );
});
