import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import { formatLongDate } from '#src/domain/shared/dates.ts';
import { formatCount, formatDollars } from '#src/domain/shared/money.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { RetryButton } from '#src/ui/components/button/retry-button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { BurnUpChart } from '#src/ui/usage/burn-up-chart.tsx';
import styles from './overview.module.css';
import { useQuietFailure } from '#src/ui/components/feedback/outage-context.ts';
import { QuietFailure } from '#src/ui/components/feedback/quiet-failure.tsx';

interface BurnUpCardProps {
  readonly figures: Loadable<UsageFigures>;
  readonly onRetry: () => void;
}

export function BurnUpCard({ figures, onRetry }: BurnUpCardProps) {
  const { t } = useTranslation();
  const shown = latest(figures);
  const isQuiet = useQuietFailure(figures, onRetry);
  const isWaiting = !shown && figures.kind !== 'failed';
  return (
    <Card
      title={t('credits-card.title')}
      busy={isWaiting}
      action={
        <Link className="text-sm" href="/usage#usage-summary">
          {t('credits-card.link')}
        </Link>
      }
    >
      <div className={styles.burnUp}>
        {shown && <Credits figures={shown} />}
        {isWaiting && <Skeleton width="full" />}
        {!shown && isQuiet && <QuietFailure />}
        {!shown && !isWaiting && !isQuiet && (
          <Alert kind="danger" action={<RetryButton size="sm" onClick={onRetry} />}>
            {t('credits-card.failed')}
          </Alert>
        )}
      </div>
    </Card>
  );
}

function Credits({ figures }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const { quota, burnUp } = figures;
  const outlook = useOutlook(figures);
  const extra = useExtra(figures);
  const heading = (
    <p className="wrap-anywhere">
      <span className="readout">{formatCount(quota.used)}</span>{' '}
      <span className="muted num text-sm">{t('credits-card.of', { included: formatCount(quota.included) })}</span>
    </p>
  );
  return (
    <>
      {burnUp ? <BurnUpChart of={burnUp} heading={heading} /> : heading}
      {(outlook || extra) && (
        <p className="secondary text-sm">
          {outlook} {extra}
        </p>
      )}
    </>
  );
}

function useOutlook({ forecast, quota }: UsageFigures): string | null {
  const { t } = useTranslation();
  switch (forecast.kind) {
    case 'over':
      return t('credits-card.over');
    case 'runs-out':
      return t('credits-card.runs-out', { date: formatLongDate(forecast.date) });
    case 'within':
      if (quota.endDate === null || quota.used <= 0) return null;
      return t('credits-card.within', { end: formatLongDate(quota.endDate) });
    case 'unknown':
      return null;
  }
}

/** What extra credits cost so far, by the end of the period, or each. */
function useExtra({ quota, forecast, extraCost, forecastCost, creditsPerDollar }: UsageFigures): string | null {
  const { t } = useTranslation();
  if (creditsPerDollar === null || (forecast.kind !== 'over' && forecast.kind !== 'runs-out')) return null;
  if (forecast.kind === 'over' && extraCost !== null && quota.extra > 0) {
    const values = { extra: formatCount(quota.extra), cost: formatDollars(extraCost) };
    const expected = forecastCost === null ? null : formatDollars(extraCost + forecastCost);
    return expected === null
      ? t('credits-card.extra', values)
      : t('credits-card.extra.expected', { ...values, expected });
  }
  return forecastCost === null
    ? t('credits-card.price', { perDollar: formatCount(creditsPerDollar) })
    : t('credits-card.forecast', { cost: formatDollars(forecastCost) });
}
