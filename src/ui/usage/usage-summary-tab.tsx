import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { latest } from '#src/application/async/loadable.ts';
import type { UsageStore } from '#src/application/usage/usage-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { ErrorState } from '#src/ui/components/feedback/error-state.tsx';
import { RetryButton } from '#src/ui/components/button/retry-button.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import { DailyCostCard } from './daily-cost-card.tsx';
import { PlanQuotaCard } from './plan-quota-card.tsx';
import { UsageSummarySkeleton } from './usage-summary-skeleton.tsx';
import { useQuietFailure } from '#src/ui/components/feedback/outage-context.ts';
import { QuietFailure } from '#src/ui/components/feedback/quiet-failure.tsx';

/** Earlier figures stay during a refetch. */
export const UsageSummaryTab = observer(function UsageSummaryTab({ store }: { store: UsageStore }) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  useEffect(() => store.refreshStale(), [store]);
  const { figures } = store;
  const shown = latest(figures);
  const retry = () => void store.load();
  const isQuiet = useQuietFailure(figures, retry);

  if (!shown) {
    if (figures.kind !== 'failed') return <UsageSummarySkeleton />;
    return (
      <Card layout="bare" label={t('usage.quota.title')}>
        {isQuiet ? (
          <QuietFailure />
        ) : (
          <ErrorState
            failure={figures.failure}
            errorTitle={t('usage.failed.title')}
            errorText={(failure) => t('usage.failed.text', { reason: reason(failure) })}
            onRetry={retry}
          />
        )}
      </Card>
    );
  }
  return (
    <>
      {figures.kind === 'failed' && !isQuiet && (
        <Alert kind="danger" role="alert" action={<RetryButton size="sm" onClick={retry} />}>
          <span className="strong">{t('usage.failed.title')}</span> {reason(figures.failure)}
        </Alert>
      )}
      <PlanQuotaCard figures={shown} />
      <DailyCostCard figures={shown} />
    </>
  );
});
