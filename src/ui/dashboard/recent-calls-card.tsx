import { counted } from '#src/ui/components/text/trans.tsx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import type { OverviewStore } from '#src/application/dashboard/overview-store.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { TrafficStrip } from '#src/ui/components/chart/traffic-strip.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { CALLS_HREF } from './log-links.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './overview.module.css';
import { useQuietFailure } from '#src/ui/components/feedback/outage-context.ts';
import { QuietFailure } from '#src/ui/components/feedback/error-state.tsx';

export const RecentCallsCard = observer(function RecentCallsCard({ store }: { readonly store: OverviewStore }) {
  const { t } = useTranslation();
  const calls = store.calls.value;
  const { state } = store.calls;
  const isFailed = state.kind === 'failed';
  const isQuiet = useQuietFailure(state, () => void store.loadCalls());
  return (
    <Card
      title={t('recent-calls.title')}
      busy={!calls && !isFailed}
      action={
        <PageLink className="text-sm" href={CALLS_HREF}>
          {t('recent-calls.link')}
        </PageLink>
      }
    >
      <div className={classNames('stack', styles.calls)}>
        {calls && calls.length > 0 && <Traffic store={store} />}
        {calls?.length === 0 && <p className="muted text-sm">{t('recent-calls.none')}</p>}
        {!calls && !isFailed && <Skeleton width="full" />}
        {!calls && isQuiet && <QuietFailure />}
        {!calls && isFailed && !isQuiet && (
          <Alert kind="danger" action={<RetryButton size="sm" onClick={() => void store.loadCalls()} />}>
            {t('recent-calls.failed')}
          </Alert>
        )}
      </div>
    </Card>
  );
});

const Traffic = observer(function Traffic({ store }: { readonly store: OverviewStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { columns, figures } = store;
  const label = t('recent-calls.label', counted(figures.total, formats));
  const milliseconds = (value: number | null) =>
    value === null ? '–' : t('recent-calls.ms', { value: formats.count(Math.round(value)) });
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{t('recent-calls.errors')}</dt>
          <dd className="readout">{figures.errorShare === null ? '–' : formats.share(figures.errorShare)}</dd>
        </div>
        <div>
          <dt>{t('recent-calls.p50')}</dt>
          <dd className="readout">{milliseconds(figures.p50)}</dd>
        </div>
        <div>
          <dt>{t('recent-calls.p95')}</dt>
          <dd className="readout">{milliseconds(figures.p95)}</dd>
        </div>
      </dl>
      {columns.length > 0 && <TrafficStrip columns={columns} label={label} formatTime={formats.utcDayAndTime} />}
      <p className="muted text-xs">{label}</p>
    </>
  );
});
