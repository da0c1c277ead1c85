import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import { latest, type Loadable } from '#src/application/async/loadable.ts';
import type { CurrentSubscription } from '#src/domain/billing/billing-plan.ts';
import type { SupportLevel } from '#src/domain/dashboard/support-level.ts';
import type { Instant } from '#src/domain/shared/dates.ts';
import { LastKnown } from '#src/ui/components/feedback/last-known.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { type Stat, StatRow } from '#src/ui/components/layout/stat-row.tsx';
import { TextButton } from '#src/ui/components/button/text-button.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { useQuietFailure } from '#src/ui/components/feedback/outage-context.ts';
import type { ReactNode } from 'react';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import styles from './plan-summary.module.css';

interface PlanSummaryProps {
  readonly plan: Loadable<CurrentSubscription>;
  /** When the plan was read. */
  readonly knownAt: Instant | null;
  readonly support: Loadable<SupportLevel>;
  readonly onRetryPlan: () => void;
  readonly onRetrySupport: () => void;
}

/** Each figure loads on its own, so that one failure leaves the others visible. */
export function PlanSummary({ plan, knownAt, support, onRetryPlan, onRetrySupport }: PlanSummaryProps) {
  const { t } = useTranslation();
  const isPlanQuiet = useQuietFailure(plan, onRetryPlan);
  const isSupportQuiet = useQuietFailure(support, onRetrySupport);
  // Named apart, because both lead to the same place.
  const upgrade = (label: string) => (
    <PageLink href="/billing#upgrade-plan" aria-label={label}>
      {t('dashboard.upgrade')}
    </PageLink>
  );
  const retry = (onRetry: () => void) => <TextButton onClick={onRetry}>{t('common.try-again')}</TextButton>;
  const stats: readonly Stat[] = [
    {
      label: t('dashboard.plan'),
      value: (
        <SummaryValue of={plan} failed={isPlanQuiet ? undefined : t('dashboard.plan.failed')}>
          {({ name }) => <bdi>{name}</bdi>}
        </SummaryValue>
      ),
      note: isMissing(plan) && !isPlanQuiet ? retry(onRetryPlan) : upgrade(t('dashboard.upgrade.plan')),
    },
    {
      label: t('dashboard.payg'),
      value: <SummaryValue of={plan}>{(current) => <PayAsYouGo plan={current} />}</SummaryValue>,
      note: latest(plan)?.free && t('dashboard.payg.disabled.note'),
    },
    {
      label: t('dashboard.support'),
      value: (
        <SummaryValue of={support} failed={isSupportQuiet ? undefined : t('dashboard.support.failed')}>
          {(level) => <Support level={level} />}
        </SummaryValue>
      ),
      note: isMissing(support) && !isSupportQuiet ? retry(onRetrySupport) : upgrade(t('dashboard.upgrade.support')),
    },
  ];
  return (
    <Card layout="bare" label={t('dashboard.summary')}>
      <LastKnown of={plan} at={knownAt}>
        <div className={styles.row}>
          <StatRow stats={stats} />
        </div>
      </LastKnown>
    </Card>
  );
}

function Support({ level }: { level: SupportLevel }) {
  const { t } = useTranslation();
  if (level.kind === 'named') return <bdi>{level.text}</bdi>;
  return <span>{t(level.kind === 'none' ? 'dashboard.support.none' : 'dashboard.unknown')}</span>;
}

function PayAsYouGo({ plan }: { plan: CurrentSubscription }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return plan.free ? (
    <span className="muted">{t('dashboard.payg.disabled')}</span>
  ) : (
    <span>{formats.dollars(plan.paygPeriodToDate)}</span>
  );
}

interface SummaryValueProps<T> {
  readonly of: Loadable<T>;
  readonly children: (value: T) => ReactNode;
  /** Shown after a failure; a dash when another figure reports it. */
  readonly failed?: string | undefined;
}

/** An earlier value stays during a refetch. Every state has the same height. */
function SummaryValue<T>({ of, children, failed }: SummaryValueProps<T>) {
  const { t } = useTranslation();
  const value = latest(of);
  if (value !== undefined) return children(value);
  if (!isMissing(of)) return <Skeleton />;
  if (failed !== undefined) {
    return (
      <span className={styles.error} role="alert">
        {failed}
      </span>
    );
  }
  return (
    <span className="muted">
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t('dashboard.unknown')}</VisuallyHidden>
    </span>
  );
}

function isMissing(of: Loadable<unknown>): boolean {
  return of.kind === 'failed' && latest(of) === undefined;
}
