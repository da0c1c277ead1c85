import { ChartNoAxesColumn, Download } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { latest } from '#src/application/async/loadable.ts';
import { type CreditBreakdownStore, creditBreakdownStore } from '#src/application/usage/credit-breakdown-store.ts';
import {
  type BreakdownDimension,
  type BreakdownRow,
  type CreditBreakdown,
} from '#src/domain/usage/credit-breakdown.ts';
import { BREAKDOWN_DIMENSIONS } from '#src/domain/usage/credits-over-time.ts';
import { useAccountStores, usePendingAction } from '#src/ui/app/stores-context.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { ChartTable } from '#src/ui/components/chart/chart-table.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Segmented } from '#src/ui/components/form/segmented.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import { counted } from '#src/ui/components/text/trans.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { FilterSelect } from '#src/ui/logs/filter-select.tsx';
import { RangeChoice } from '#src/ui/usage/range-choice.tsx';
import styles from './credit-breakdown.module.css';

export const CreditBreakdownCard = observer(function CreditBreakdownCard() {
  const store = useAccountStores().get(creditBreakdownStore);
  const { t } = useTranslation();
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => store.start(), [store]);
  usePendingAction('show-credit-breakdown', () => title.current?.focus(), store.breakdown.kind !== 'loading');
  const hasRows = (latest(store.breakdown)?.rows.length ?? 0) > 0;
  const exportButton = (
    <Button size="sm" icon={Download} onClick={store.exportCsv}>
      {t('credit-breakdown.export')}
    </Button>
  );
  return (
    <Card
      title={
        <span ref={title} tabIndex={-1}>
          {t('credit-breakdown.title')}
        </span>
      }
      action={hasRows && exportButton}
    >
      <div className={styles.breakdown}>
        <Choices store={store} />
        <LoadableView<CreditBreakdown>
          of={store.breakdown}
          errorTitle={t('credit-breakdown.failed')}
          onRetry={() => void store.load()}
          skeleton={<BarsSkeleton />}
          isEmpty={({ rows }) => rows.length === 0}
          empty={
            <EmptyState
              icon={ChartNoAxesColumn}
              title={<h3 className="heading-card">{t('credit-chart.empty.title')}</h3>}
              text={t('credit-chart.empty.text')}
            />
          }
        >
          {(breakdown) => <Breakdown of={breakdown} store={store} />}
        </LoadableView>
      </div>
    </Card>
  );
});

const Choices = observer(function Choices({ store }: { readonly store: CreditBreakdownStore }) {
  const { t } = useTranslation();
  return (
    <div className={styles.choices}>
      <Segmented<BreakdownDimension>
        label={t('credit-chart.grouping')}
        value={store.query.by}
        options={BREAKDOWN_DIMENSIONS.map((value) => ({ value, label: t(DIMENSIONS[value]) }))}
        onChange={store.chooseDimension}
      />
      <div className="row row-wrap">
        <FilterSelect
          label={t('credit-breakdown.key-label')}
          any={t('credit-breakdown.all-labels')}
          value={store.query.label ?? ''}
          options={store.labels.map((value) => ({ value, label: value }))}
          onChange={store.chooseLabel}
        />
        <RangeChoice label={t('credit-breakdown.range')} value={store.query.range} onChange={store.chooseRange} />
      </div>
    </div>
  );
});

function BarsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="md" />
      <Skeleton width="full" />
    </div>
  );
}

interface BreakdownProps {
  readonly store: CreditBreakdownStore;
  readonly of: CreditBreakdown;
}

/** The bars start where reading starts. What they do not draw is in the table. */
const Breakdown = observer(function Breakdown({ of: breakdown, store }: BreakdownProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { bars, total } = breakdown;
  const label = t(LABELS[store.shownBy]);
  const hasLinks = bars.some((bar) => store.logPath(bar) !== null);
  return (
    <div className="stack stack-3">
      <p className={classNames('readout', styles.total)}>{t('credit-chart.total', counted(total, formats))}</p>
      <ul className={styles.bars} aria-label={label}>
        {bars.map((bar) => (
          <Bar key={bar.id} of={bar} hasCalls={breakdown.hasCalls} href={store.logPath(bar)} />
        ))}
      </ul>
      {hasLinks && (
        <p className="muted text-xs">
          {t(store.shownBy === 'key' ? 'credit-breakdown.links.calls' : 'credit-breakdown.links.callbacks')}
        </p>
      )}
      <RowTable of={breakdown} label={label} by={store.shownBy} />
    </div>
  );
});

interface BarProps {
  readonly of: BreakdownRow;
  readonly hasCalls: boolean;
  readonly href: string | null;
}

function Bar({ of: { name, credits, calls, share, ofLargest, isOther }, hasCalls, href }: BarProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const shownName = name || t('credit-chart.other');
  return (
    <li>
      <span className={styles.name}>
        {href === null ? <bdi>{shownName}</bdi> : <PageLink href={href}>{shownName}</PageLink>}
      </span>
      <span className={styles.track} aria-hidden="true">
        <i className={classNames(isOther && styles.isOther)} style={{ inlineSize: `${ofLargest * 100}%` }} />
      </span>
      <span className={styles.figures}>
        <span className={styles.credits}>{t('credit-chart.total', counted(credits, formats))}</span>
        <span>{formats.exactShare(share)}</span>
        {hasCalls && calls !== null && <span>{t('credit-breakdown.calls', counted(calls, formats))}</span>}
      </span>
    </li>
  );
}

interface RowTableProps {
  readonly of: CreditBreakdown;
  readonly label: string;
  readonly by: BreakdownDimension;
}

function RowTable({ of: { rows, hasCalls }, label, by }: RowTableProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const headers = [t(DIMENSIONS[by]), t('usage.daily.credits'), t('usage.daily.share')];
  const cells = rows.map(({ name, credits, share, calls }) => [
    name || t('credit-chart.other'),
    formats.count(credits),
    formats.exactShare(share),
    ...(hasCalls ? [calls === null ? '–' : formats.count(calls)] : []),
  ]);
  return (
    <ChartTable
      label={label}
      headers={hasCalls ? [...headers, t('credit-breakdown.calls.header')] : headers}
      rows={cells}
    />
  );
}

const DIMENSIONS = {
  key: 'credit-chart.grouping.key',
  product: 'credit-chart.grouping.product',
  blockchain: 'credit-breakdown.blockchain',
  network: 'credit-breakdown.network',
} as const satisfies Record<BreakdownDimension, string>;

const LABELS = {
  key: 'credit-chart.label.key',
  product: 'credit-chart.label.product',
  blockchain: 'credit-breakdown.label.blockchain',
  network: 'credit-breakdown.label.network',
} as const satisfies Record<BreakdownDimension, string>;
