import { useTranslation } from 'react-i18next';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { CurrentSubscription } from '#src/domain/billing/current-subscription.ts';
import { nextBillingEvent } from '#src/domain/billing/payments.ts';
import { longUsDate } from '#src/domain/shared/dates.ts';
import { grouped } from '#src/domain/shared/money.ts';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { NotSaid } from '#src/ui/components/table/not-said.tsx';
import { type Figure, Strip } from '#src/ui/components/layout/strip.tsx';
import '#src/ui/styles/card.css';
import { eventTexts } from './event-texts.ts';
import { PayAsYouGo } from './pay-as-you-go.tsx';

interface SubscriptionCardProps {
  readonly current: CurrentSubscription;
  readonly onUpgrade: () => void;
}

/** The active plan with its limits, and the way to another (§2). */
export function SubscriptionCard({ current, onUpgrade }: SubscriptionCardProps) {
  const { t } = useTranslation();
  const { name, active, monthlyCredits, throughput } = current;
  // Nobody is limited to nothing: where the provider names no limit, none is told.
  const limit = (count: number) =>
    count > 0 ? (
      <>
        {grouped(count)} <small className="billing-unit">{t('billing.per-second')}</small>
      </>
    ) : (
      <NotSaid t={t} />
    );
  const figures: readonly Figure[] = [
    { label: t('billing.credits'), value: grouped(monthlyCredits) },
    { label: t('billing.soft-limit'), value: limit(throughput.softLimit) },
    { label: t('billing.hard-limit'), value: limit(throughput.hardLimit) },
    { label: t('billing.payg'), value: <PayAsYouGo current={current} /> },
  ];
  return (
    <section className="card" aria-labelledby="active-plan">
      <div className="card__head billing-head">
        <div>
          <div className="row row--wrap">
            <h2 className="billing-plan" id="active-plan">
              {t('billing.plan', { plan: name })}
            </h2>
            <Badge tone={active ? 'success' : 'danger'}>{t(active ? 'billing.active' : 'billing.inactive')}</Badge>
          </div>
          <p className="sm muted num">
            <Terms current={current} />
          </p>
        </div>
        <Button variant="primary" onClick={onUpgrade}>
          {t('billing.upgrade')}
        </Button>
      </div>
      <Strip figures={figures} />
    </section>
  );
}

const PERIODS = { monthly: 'billing.monthly', annually: 'billing.annually' } as const;

/** How it is billed, and what comes next, where anything does. */
function Terms({ current }: { readonly current: CurrentSubscription }) {
  const { t } = useTranslation();
  const { kind, at } = nextBillingEvent(current);
  const period: MessageKey | null = current.free
    ? 'billing.free'
    : current.subscription && PERIODS[current.subscription];
  const event = at !== null && t(eventTexts[kind].sentence, { date: longUsDate(at) });
  return [period && t(period), event].filter(Boolean).join(' ');
}
