import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import { formatLongDate } from '#src/domain/shared/dates.ts';
import { formatCount } from '#src/domain/shared/money.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { QuotaMeter, QuotaTicks } from '#src/ui/usage/quota-meter.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import styles from './credits-card.module.css';

interface CreditsCardProps {
  readonly figures: Loadable<UsageFigures>;
}

export function CreditsCard({ figures }: CreditsCardProps) {
  const { t } = useTranslation();
  const shown = latest(figures);
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
      <div className={styles.creditsCard}>
        {shown && <Credits figures={shown} />}
        {isWaiting && <Waiting />}
        {!shown && !isWaiting && <p className="muted">{t('credits-card.failed')}</p>}
      </div>
    </Card>
  );
}

function Credits({ figures }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const { quota, bar } = figures;
  const outlook = useOutlook(figures);
  return (
    <>
      <p>
        <span className="readout">{formatCount(quota.used)}</span>{' '}
        <span className="muted num">{t('credits-card.of', { included: formatCount(quota.included) })}</span>
      </p>
      <div>
        <QuotaMeter bar={bar} />
        <QuotaTicks />
      </div>
      {outlook && <p className="secondary">{outlook}</p>}
    </>
  );
}

function useOutlook({ forecast, quota, creditsPerDollar }: UsageFigures): string | null {
  const { t } = useTranslation();
  switch (forecast.kind) {
    case 'over':
      return creditsPerDollar === null
        ? t('credits-card.over')
        : t('credits-card.over.price', { perDollar: formatCount(creditsPerDollar) });
    case 'runs-out':
      return t('credits-card.runs-out', { date: formatLongDate(forecast.date) });
    case 'within':
      return quota.endDate === null ? null : t('credits-card.within', { end: formatLongDate(quota.endDate) });
    case 'unknown':
      return null;
  }
}

function Waiting() {
  return (
    <>
      <Skeleton width="md" />
      <Skeleton width="full" />
      <Skeleton width="lg" />
    </>
  );
}
