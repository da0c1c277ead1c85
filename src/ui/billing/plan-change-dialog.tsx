import { ArrowUpRight } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BillingStore } from '#src/application/billing/billing-store.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { PlanOffer } from '#src/domain/billing/plan-offer.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { NewTabHint } from '#src/ui/components/link/new-tab-hint.tsx';
import { PlanChangeTable } from './plan-change-table.tsx';

function titleOf({ button }: PlanOffer, period: BillingPeriod): MessageKey {
  if (button === 'upgrade') return 'billing.change.upgrade';
  if (button === 'downgrade') return 'billing.change.downgrade';
  return period === 'annually' ? 'billing.change.to-annual' : 'billing.change.to-monthly';
}

/** What a change of plan means, before the checkout opens in a new tab. */
export const PlanChangeDialog = observer(function PlanChangeDialog({ store }: { readonly store: BillingStore }) {
  const { t } = useTranslation();
  const { reviewed, planChange, ownPlan, period } = store;
  if (!reviewed || !planChange) return null;
  const { plan } = reviewed;
  const { features } = planChange;
  return (
    <Dialog
      title={t(titleOf(reviewed, period), { plan: plan.name })}
      text={t('billing.change.text')}
      onClose={store.endReview}
      footer={
        <>
          <Button variant="quiet" onClick={store.endReview}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="primary"
            busy={store.isOpening}
            busyLabel={t('billing.invoice.opening')}
            onClick={() => void store.openReviewed()}
            data-first-focus
          >
            <span>{t('billing.change.continue')}</span>
            <Icon of={ArrowUpRight} />
            <NewTabHint />
          </Button>
        </>
      }
    >
      {store.hasChanged && <Alert kind="info">{t('billing.change.renewed')}</Alert>}
      <PlanChangeTable change={planChange} />
      {features.length === 0 && (
        <p className="text-sm muted">{t(ownPlan ? 'billing.change.same-features' : 'billing.change.no-features')}</p>
      )}
    </Dialog>
  );
});
