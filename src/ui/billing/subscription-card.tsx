import { isPlanName } from '#src/domain/plans/plan.ts';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import { cancellation, nextBillingEvent } from '#src/domain/billing/payments.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { EmptyValue } from '#src/ui/components/table/empty-value.tsx';
import { type Stat, StatRow } from '#src/ui/components/layout/stat-row.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import cardStyles from '#src/ui/components/layout/card.module.css';
import styles from './billing.module.css';

interface SubscriptionCardProps {
  readonly current: CurrentSubscription;
  readonly onUpgrade: () => void;
}

export function SubscriptionCard({ current, onUpgrade }: SubscriptionCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { name, monthlyCredits, throughput } = current;
  // An absent limit means unlimited, so nothing is shown.
  const limit = (count: number) =>
    count > 0 ? (
      <>
        <span>{formats.count(count)}</span> <small className={styles.unit}>{t('billing.per-second', { count })}</small>
      </>
    ) : (
      <EmptyValue t={t} />
    );
  const stats: readonly Stat[] = [
    { label: t('billing.credits'), value: formats.count(monthlyCredits) },
    { label: t('billing.soft-limit'), value: limit(throughput.softLimit) },
    { label: t('billing.hard-limit'), value: limit(throughput.hardLimit) },
    { label: t('billing.payg'), value: <PayAsYouGo current={current} /> },
  ];
  return (
    <section className={cardStyles.card} aria-labelledby="active-plan">
      <div className={classNames(cardStyles.header, styles.head)} data-slot="card-header">
        <div>
          <div className="row row-wrap">
            <h2 className={styles.plan} id="active-plan">
              {isPlanName(name) ? name : t('billing.plan', { plan: name })}
            </h2>
            <PlanStatus current={current} />
          </div>
          <p className="text-sm muted num">
            <Terms current={current} />
          </p>
        </div>
        <Button variant={cancellation(current) ? 'secondary' : 'primary'} onClick={onUpgrade}>
          {t('billing.upgrade')}
        </Button>
      </div>
      <StatRow stats={stats} />
    </section>
  );
}

/** A canceled plan is not green, even while it runs. */
function PlanStatus({ current }: { readonly current: CurrentSubscription }) {
  const { t } = useTranslation();
  if (!current.active) return <Badge tone="danger">{t('billing.inactive')}</Badge>;
  if (cancellation(current)) return <Badge tone="warning">{t('billing.canceled')}</Badge>;
  return <Badge tone="success">{t('billing.active')}</Badge>;
}

const PERIODS = { monthly: 'billing.monthly', annually: 'billing.annually' } as const;

function Terms({ current }: { readonly current: CurrentSubscription }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { kind, at } = nextBillingEvent(current);
  const period: MessageKey | null = current.free
    ? 'billing.free'
    : current.subscription && PERIODS[current.subscription];
  // The alert above says when a canceled plan ends.
  const event = kind === 'next-payment' && at !== null && t('billing.next-payment.on', { date: formats.longDate(at) });
  return <span>{[period && t(period), event].filter(Boolean).join(' ')}</span>;
}

/** Disabled on a free plan. */
function PayAsYouGo({ current }: { readonly current: CurrentSubscription }) {
  const { t } = useTranslation();
  const formats = useFormats();
  if (current.free) {
    return (
      <span className="muted">
        <span>{t('billing.payg.disabled')}</span>{' '}
        <small className={styles.unit}>{t('billing.payg.disabled.note')}</small>
      </span>
    );
  }
  if (current.paygAdditionalCreditsPerOneDollar <= 0) {
    return (
      <span className="muted">
        <span>{t('billing.payg.none')}</span> <small className={styles.unit}>{t('billing.payg.none.note')}</small>
      </span>
    );
  }
  return (
    <>
      <span>{formats.wholeDollars(1)}</span>{' '}
      <small className={styles.unit}>
        {t('billing.payg.buys', counted(current.paygAdditionalCreditsPerOneDollar, formats))}
      </small>
    </>
  );
}
