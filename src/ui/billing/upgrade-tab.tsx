import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { NotOffered } from '#src/ui/components/feedback/not-offered.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { BillingDetailsStore } from '#src/application/billing/billing-details-store.ts';
import type { BillingStore } from '#src/application/billing/billing-store.ts';
import type { OpenSupport } from '#src/application/platform/external-links.ts';
import type { Links } from '#src/application/app/settings.ts';
import { textIn } from '#src/domain/shared/own-text.ts';
import { useSettings, useShownLanguage } from '#src/ui/app/use-settings.ts';
import { isSettled, latest } from '#src/application/async/loadable.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { PlanSheetSkeleton } from '#src/ui/plans/plan-sheet-skeleton.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { BillingPlanSheet } from './billing-plan-sheet.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { ArrowUpRight, Check } from 'lucide';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';
import styles from './billing.module.css';
import type { PlanOffer } from '#src/domain/billing/plan-offer.ts';
import type { BillingPeriod } from '#src/domain/plans/plan.ts';
import { stopsPurchase } from '#src/domain/billing/billing-details.ts';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Dialog } from '#src/ui/components/dialog/dialog.tsx';
import { NewTabHint } from '#src/ui/components/link/external-link.tsx';
import { useBillingDetails } from './billing-details-slot.tsx';
import { PlanChangeTable } from './plan-change-table.tsx';

function titleOf({ button }: PlanOffer, period: BillingPeriod): MessageKey {
  if (button === 'upgrade') return 'billing.change.upgrade';
  if (button === 'downgrade') return 'billing.change.downgrade';
  return period === 'annually' ? 'billing.change.to-annual' : 'billing.change.to-monthly';
}

/** What a change of plan means, before the checkout opens in a new tab. */
const PlanChangeDialog = observer(function PlanChangeDialog({ store }: { readonly store: BillingStore }) {
  const { t } = useTranslation();
  const { reviewed, planChange, ownPlan, period } = store;
  const details = useBillingDetails(reviewed !== null);
  const [isEditing, setEditing] = useState(false);
  if (!reviewed || !planChange) return null;
  const { plan } = reviewed;
  const { features } = planChange;
  if (details && isEditing) return <details.Edit store={details.store} onClose={() => setEditing(false)} />;
  const isStopped = details !== null && stopsPurchase(details.store.account.value);
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
          {isStopped ? (
            <Button variant="primary" onClick={() => setEditing(true)} data-first-focus>
              {t('billing-details.add')}
            </Button>
          ) : (
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
          )}
        </>
      }
    >
      {store.hasChanged && <Alert kind="info">{t('billing.change.renewed')}</Alert>}
      {isStopped && <Alert kind="info">{t('billing-details.note.needed')}</Alert>}
      <PlanChangeTable change={planChange} />
      {features.length === 0 && (
        <p className="text-sm muted">{t(ownPlan ? 'billing.change.same-features' : 'billing.change.no-features')}</p>
      )}
      {details && !isStopped && <InvoiceNote store={details.store} onEdit={() => setEditing(true)} />}
    </Dialog>
  );
});

interface InvoiceNoteProps {
  readonly store: BillingDetailsStore;
  readonly onEdit: () => void;
}

/** Whom the invoice will name. */
const InvoiceNote = observer(function InvoiceNote({ store, onEdit }: InvoiceNoteProps) {
  const { t } = useTranslation();
  const { value } = store.account;
  if (!value) return null;
  const { details, portalUrl } = value;
  return (
    <p className="text-sm">
      <span className="secondary">
        {details ? t('billing-details.note', { company: details.company }) : t('billing-details.note.none')}
      </span>{' '}
      {portalUrl === null && (
        <TextButton onClick={onEdit}>{t(details ? 'billing-details.edit' : 'billing-details.add')}</TextButton>
      )}
    </p>
  );
});

const POINTS: readonly MessageKey[] = [
  'billing.enterprise.nodes',
  'billing.enterprise.limits',
  'billing.enterprise.uptime',
  'billing.enterprise.engineer',
  'billing.enterprise.contract',
  'billing.enterprise.payment',
];

const EnterpriseBanner = observer(function EnterpriseBanner({
  onContact,
}: {
  readonly onContact: (() => void) | null;
}) {
  const { t } = useTranslation();
  const settings = useSettings();
  const language = useShownLanguage();
  const own = settings.enterpriseFeatures.map((text) => textIn(text, language));
  const points = own.length > 0 ? own : POINTS.map((point) => t(point));
  return (
    <section className={classNames(cardStyles.card, styles.enterprise)} aria-labelledby="enterprise">
      <div>
        <h2 className={styles.plan} id="enterprise">
          {t('billing.enterprise')}
        </h2>
        <p className={classNames('text-sm secondary', styles.enterpriseText)}>{t('billing.enterprise.text')}</p>
      </div>
      <ul className={classNames('text-sm secondary', styles.enterprisePoints)}>
        {points.map((point) => (
          <li className="row" key={point}>
            <Icon of={Check} size={14} strokeWidth={2} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
      {onContact && (
        <div className={styles.enterpriseAction}>
          <Button onClick={onContact}>{t('common.contact-us')}</Button>
        </div>
      )}
    </section>
  );
});

interface UpgradeTabProps {
  readonly store: BillingStore;
  readonly links: Links;
  readonly support: OpenSupport;
}

export const UpgradeTab = observer(function UpgradeTab({ store, links, support }: UpgradeTabProps) {
  const { t } = useTranslation();
  const { offers, period } = store;
  const known = latest(offers);
  const customPlan = links.customPlan || links.contact;
  const sheet = (
    <LoadableView
      of={offers}
      notOffered={<NotOffered />}
      skeleton={<PlanSheetSkeleton />}
      errorTitle={t('plan.failed')}
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
      {/* Behind the plans, whose height their features decide. */}
      {isSettled(offers) && <EnterpriseBanner onContact={support.isAvailable ? support.open : null} />}
      {known && <ComparisonCard offers={known} />}
      <PlanChangeDialog store={store} />
    </>
  );
});
