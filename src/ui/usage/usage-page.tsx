import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ChartNoAxesColumn } from 'lucide';
import { counted } from '#src/ui/components/text/trans.tsx';
import { NotOffered } from '#src/ui/components/feedback/not-offered.tsx';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { LOG_PARAMETERS } from '#src/domain/logs/log-location.ts';
import { AfterPaint } from '#src/ui/components/layout/after-paint.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { tabId, TabList } from '#src/ui/components/layout/tab-list.tsx';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { usePageTab } from '#src/ui/app/use-page-tab.ts';
import { LateTab } from '#src/ui/components/late/late-tab.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { latest } from '#src/application/async/loadable.ts';
import type { UsageStore } from '#src/application/usage/usage-store.ts';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { isNotOffered } from '#src/domain/shared/failure.ts';
import { ErrorState, QuietFailure, useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { LastKnown } from '#src/ui/components/feedback/last-known.tsx';
import { useQuietFailure } from '#src/ui/components/feedback/outage-context.ts';
import { COST_KINDS, type CostKind } from '#src/domain/usage/usage-summary.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { TableSkeleton } from '#src/ui/components/table/table-skeleton.tsx';
import type { KindCost, UsageFigures } from '#src/domain/usage/usage-figures.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { type Column, DataTable } from '#src/ui/components/table/data-table.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { AccountStores, AppStores } from '#src/application/app/app-stores.ts';
import { LazyPage } from '#src/ui/app/lazy-page.ts';
import { LateCard } from '#src/ui/components/late/offered-card.tsx';
import { BudgetSlot } from './budget-slot.tsx';
import { CreditHistorySlot } from './credit-history-slot.tsx';
import { loadLogs, LOG_TABS, USAGE_TABS } from './usage-tabs.ts';
import { PlanQuotaCard } from './plan-quota-card.tsx';
import styles from './usage.module.css';

const COST_NAMES = {
  API_REQUEST: 'usage.daily.API_REQUEST',
  JSON_RPC_REQUEST: 'usage.daily.JSON_RPC_REQUEST',
  XPUB_SYNC_OPERATION: 'usage.daily.XPUB_SYNC_OPERATION',
  SYNC_ADDRESS_OPERATION: 'usage.daily.SYNC_ADDRESS_OPERATION',
  XPUB_DAILY_MONITORING: 'usage.daily.XPUB_DAILY_MONITORING',
  SYNC_ADDRESS_DAILY_MONITORING: 'usage.daily.SYNC_ADDRESS_DAILY_MONITORING',
  EVENTS_CALLBACK_OPERATION: 'usage.daily.EVENTS_CALLBACK_OPERATION',
  EVENTS_DAILY_MONITORING: 'usage.daily.EVENTS_DAILY_MONITORING',
} as const satisfies Record<CostKind, MessageKey>;

/** Earlier figures stay during a refetch. */
const UsageSummaryTab = observer(function UsageSummaryTab({ store }: { store: UsageStore }) {
  const { t } = useTranslation();
  const reason = useFailureMessage();
  useEffect(() => store.refreshStale(), [store]);
  const { figures } = store;
  const shown = latest(figures);
  const retry = () => void store.load();
  const isQuiet = useQuietFailure(figures, retry);

  if (!shown) {
    if (figures.kind !== 'failed') return <UsageSummarySkeleton />;
    if (isNotOffered(figures.failure)) {
      return (
        <Card layout="bare" label={t('usage.quota.title')}>
          <NotOffered />
        </Card>
      );
    }
    return (
      <Card layout="bare" label={t('usage.quota.title')}>
        {isQuiet ? (
          <QuietFailure />
        ) : (
          <ErrorState failure={figures.failure} errorTitle={t('usage.failed.title')} onRetry={retry} />
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
      <LastKnown of={figures} at={store.readAt}>
        <PlanQuotaCard figures={shown} />
        <BudgetSlot />
        <DailyCostCard figures={shown} />
      </LastKnown>
    </>
  );
});

function UsageSummarySkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Card busy title={t('usage.quota.title')}>
        <div className={classNames(styles.quota, styles.isSkeleton)}>
          <Skeleton width="md" />
          <Skeleton width="full" />
          <Skeleton width="lg" />
          <Skeleton width="full" />
        </div>
      </Card>
      <Card busy layout="bare" title={t('usage.daily.title')}>
        <TableSkeleton
          dense
          rows={COST_KINDS.length}
          columns={[
            { header: t('usage.daily.kind'), width: 'lg' },
            { header: t('usage.daily.credits'), width: 'xs' },
            { header: t('usage.daily.share'), width: 'xs' },
          ]}
        />
      </Card>
    </>
  );
}

/** The kinds that cost credits, by size; the others are only named. */
function DailyCostCard({ figures: { costs, dailyTotal } }: { figures: UsageFigures }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const title = t('usage.daily.title');
  if (dailyTotal === 0) {
    return (
      <Card layout="bare" title={title}>
        <EmptyState
          icon={ChartNoAxesColumn}
          title={<h3 className="heading-card">{t('usage.daily.empty.title')}</h3>}
          text={t('usage.daily.empty.text')}
          action={<ButtonLink href="/dashboard">{t('usage.daily.empty.action')}</ButtonLink>}
        />
      </Card>
    );
  }
  const used = costs.filter(({ credits }) => credits > 0);
  const unused = costs.filter(({ credits }) => credits === 0).map(({ kind }) => kind);
  const total = (
    <span className={classNames('strong num', styles.costTotal)}>
      {t('usage.daily.total', counted(dailyTotal, formats))}
    </span>
  );
  return (
    <Card layout="bare" title={title} action={total} footer={unused.length > 0 && <Unused kinds={unused} />}>
      <CostTable costs={used} />
    </Card>
  );
}

function Unused({ kinds }: { readonly kinds: readonly CostKind[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const names = formats.list(kinds.map((kind) => t(COST_NAMES[kind])));
  return <p>{t('usage.daily.unused', { kinds: names })}</p>;
}

function CostTable({ costs }: { costs: readonly KindCost[] }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const columns: readonly Column<KindCost>[] = [
    {
      id: 'kind',
      header: t('usage.daily.kind'),
      rowHeader: true,
      cell: ({ kind }) => t(COST_NAMES[kind]),
    },
    {
      id: 'bar',
      header: <VisuallyHidden>{t('usage.daily.bar')}</VisuallyHidden>,
      cell: ({ ofLargest }) => <div className={styles.costsBar} style={{ width: `${ofLargest * 100}%` }} />,
    },
    { id: 'credits', header: t('usage.daily.credits'), align: 'end', cell: ({ credits }) => formats.count(credits) },
    { id: 'share', header: t('usage.daily.share'), align: 'end', cell: ({ share }) => formats.exactShare(share) },
  ];
  return (
    <div className={styles.costs}>
      <DataTable
        dense
        stack={false}
        label={t('usage.daily.table')}
        columns={columns}
        rows={costs}
        rowKey={({ kind }) => kind}
      />
    </div>
  );
}

const PANEL = 'usage-panel';

export const UsagePage = observer(function UsagePage() {
  const { t } = useTranslation();
  const stores = useAppStores();
  const account = useAccountStores();
  const { tab, choose } = usePageTab('usage', USAGE_TABS, LOG_PARAMETERS);
  useEffect(() => stores.whenQuiet(() => loadLogs(stores)), [stores]);

  return (
    <Page title={t('usage.title')} wide={tab !== 'usage-summary'}>
      <TabList
        label={t('usage.title')}
        tabs={[
          { value: 'usage-summary', label: t('usage.tab.summary') },
          { value: 'webhooks', label: t('usage.tab.webhooks') },
          { value: 'api-request', label: t('usage.tab.api-requests') },
        ]}
        value={tab}
        onChange={choose}
        panelId={PANEL}
      />
      <div
        className={classNames('stack stack-6', styles.tab)}
        role="tabpanel"
        id={PANEL}
        aria-labelledby={tabId(PANEL, tab)}
      >
        <AfterPaint of={tab} isFirstDrawn>
          {tab === 'usage-summary' && (
            <>
              <UsageSummaryTab store={account.usage} />
              <CreditHistorySlot part={account.creditHistory} stores={stores} />
              <CreditBreakdownSlot account={account} stores={stores} />
            </>
          )}
          {tab === 'webhooks' && (
            <LateTab code={LOG_TABS.webhooks} stores={stores} error={t('usage.tab.failed')}>
              {(Tab) => <Tab />}
            </LateTab>
          )}
          {tab === 'api-request' && (
            <LateTab code={LOG_TABS['api-request']} stores={stores} error={t('usage.tab.failed')}>
              {(Tab) => <Tab apiReference={stores.settings.links.apiReference} />}
            </LateTab>
          )}
        </AfterPaint>
      </div>
    </Page>
  );
});

interface CreditBreakdownSlotProps {
  readonly account: Pick<AccountStores, 'capabilities'>;
  readonly stores: AppStores;
}

const CARD = new LazyPage<object>(
  async () => (await import('./credit-breakdown/credit-breakdown-card.tsx')).CreditBreakdownCard,
  ['credit-chart', 'credit-breakdown'],
);

/** Nothing at all where the provider offers none; its code is fetched once the page has what it needs. */
const CreditBreakdownSlot = observer(function CreditBreakdownSlot(props: CreditBreakdownSlotProps) {
  return props.account.capabilities.has('usage-breakdown') ? <CreditBreakdown stores={props.stores} /> : null;
});

const CreditBreakdown = observer(function CreditBreakdown({ stores }: Pick<CreditBreakdownSlotProps, 'stores'>) {
  const { t } = useTranslation();
  useEffect(() => stores.whenIdle(() => void CARD.load(stores)), [stores]);
  const Loaded = CARD.componentFor(stores);
  if (Loaded) return <Loaded />;
  return (
    <LateCard
      title={t('credit-breakdown.title')}
      error={t('credit-breakdown.failed')}
      room={styles.historySkeleton}
      isFailed={CARD.isFailed}
      retry={() => void CARD.loadAgain(stores)}
    />
  );
});
