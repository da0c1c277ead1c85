import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BillingStore } from '#src/application/billing/billing-store.ts';
import type { SupportChat } from '#src/application/platform/support-chat.ts';
import type { Links } from '#src/application/app/settings.ts';
import { latest } from '#src/application/async/loadable.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { PlanSheetSkeleton } from '#src/ui/plans/plan-sheet-skeleton.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import { BillingPlanSheet } from './billing-plan-sheet.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { PlanChangeDialog } from './plan-change-dialog.tsx';
import { EnterpriseBanner } from './enterprise-banner.tsx';

interface UpgradeTabProps {
  readonly store: BillingStore;
  readonly links: Links;
  readonly support: SupportChat;
}

export const UpgradeTab = observer(function UpgradeTab({ store, links, support }: UpgradeTabProps) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
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
      empty={<EmptyState title={t('billing.plans.empty')} text={t('billing.plans.empty.text')} />}
    >
      {(all) => (
        <BillingPlanSheet
          offers={all}
          period={period}
          customPlan={customPlan}
          onReview={store.review}
          isReviewable={store.isReviewable}
        />
      )}
    </LoadableView>
  );
  const hasNone = known === undefined ? offers.kind === 'failed' : known.length === 0;
  return (
    <>
      {hasNone ? <Card layout="bare">{sheet}</Card> : sheet}
      <EnterpriseBanner onContact={support.isAvailable ? support.open : null} />
      {known && <ComparisonCard offers={known} />}
      <PlanChangeDialog store={store} />
    </>
  );
});
