import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import type { UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import type { Instant } from '#src/domain/shared/dates.ts';
import { LastKnown } from '#src/ui/components/feedback/last-known.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { BudgetChart } from '#src/ui/usage/budget-slot.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './overview.module.css';
import { useQuietFailure } from '#src/ui/components/feedback/outage-context.ts';
import { QuietFailure } from '#src/ui/components/feedback/error-state.tsx';

interface BurnUpCardProps {
  readonly figures: Loadable<UsageFigures>;
  readonly readAt: Instant | null;
  readonly isFirstCallOffered: boolean;
  readonly onRetry: () => void;
}

export function BurnUpCard({ figures, readAt, isFirstCallOffered, onRetry }: BurnUpCardProps) {
  const { t } = useTranslation();
  const shown = latest(figures);
  const isQuiet = useQuietFailure(figures, onRetry);
  const isWaiting = !shown && figures.kind !== 'failed';
  return (
    <Card
      title={t('credits-card.title')}
      busy={isWaiting}
      action={
        <PageLink className="text-sm" href="/usage#usage-summary">
          {t('credits-card.link')}
        </PageLink>
      }
    >
      <div className={classNames('stack stack-3', (shown?.burnUp || isWaiting) && styles.burnUp)}>
        {shown && (
          <LastKnown of={figures} at={readAt}>
            <Credits figures={shown} isFirstCallOffered={isFirstCallOffered} />
          </LastKnown>
        )}
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

type CreditsProps = Pick<BurnUpCardProps, 'isFirstCallOffered'> & { readonly figures: UsageFigures };

function Credits({ figures, isFirstCallOffered }: CreditsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { quota, burnUp } = figures;
  const outlook = useOutlook(figures);
  const extra = useExtra(figures);
  const heading = (
    <p className="wrap-anywhere">
      <span className="readout">{formats.count(quota.used)}</span>{' '}
      <span className="muted num text-sm">{t('credits-card.of', { included: formats.count(quota.included) })}</span>
    </p>
  );
  return (
    <>
      {burnUp ? <BudgetChart of={burnUp} heading={heading} /> : heading}
      {quota.used === 0 && (
        <p className="secondary text-sm">
          {t(isFirstCallOffered ? 'credits-card.none.first-call' : 'credits-card.none')}
        </p>
      )}
      {(outlook || extra) && (
        <p className="secondary text-sm">{[outlook, extra].filter((text) => text !== null).join(' ')}</p>
      )}
    </>
  );
}

function useOutlook({ forecast, quota }: UsageFigures): string | null {
  const { t } = useTranslation();
  const formats = useFormats();
  switch (forecast.kind) {
    case 'over':
      return t('credits-card.over');
    case 'runs-out':
      return t('credits-card.runs-out', { date: formats.longDate(forecast.date) });
    case 'within':
      if (quota.endDate === null || quota.used <= 0) return null;
      return t('credits-card.within', { end: formats.longDate(quota.endDate) });
    case 'unknown':
      return null;
  }
}

function useExtra({ quota, forecast, extraCost, forecastCost, creditsPerDollar }: UsageFigures): string | null {
  const { t } = useTranslation();
  const formats = useFormats();
  if (creditsPerDollar === null || (forecast.kind !== 'over' && forecast.kind !== 'runs-out')) return null;
  if (forecast.kind === 'over' && extraCost !== null && quota.extra > 0) {
    const values = { extra: formats.count(quota.extra), cost: formats.dollars(extraCost) };
    const expected = forecastCost === null ? null : formats.dollars(extraCost + forecastCost);
    return expected === null
      ? t('credits-card.extra', values)
      : t('credits-card.extra.expected', { ...values, expected });
  }
  return forecastCost === null
    ? t('credits-card.price', { dollar: formats.wholeDollars(1), perDollar: formats.count(creditsPerDollar) })
    : t('credits-card.forecast', { cost: formats.dollars(forecastCost) });
}
