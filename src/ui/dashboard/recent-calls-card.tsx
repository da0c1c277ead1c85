import { counted } from '#src/ui/components/text/trans.tsx';
import { ArrowDown, ArrowUp } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { PageLink } from '#src/ui/components/link/page-link.tsx';
import type { OverviewStore } from '#src/application/dashboard/overview-store.ts';
import type { Translate } from '#src/application/i18n/translate.ts';
import {
  type CallComparison,
  type CallFigures,
  type Change,
  changeOf,
  type ComparedSpan,
} from '#src/domain/dashboard/recent-calls.ts';
import type { Formats } from '#src/domain/shared/formats.ts';
import { RetryButton } from '#src/ui/components/button/button.tsx';
import { TrafficStrip } from '#src/ui/components/chart/traffic-strip.tsx';
import { Alert } from '#src/ui/components/feedback/alert.tsx';
import { LastKnown } from '#src/ui/components/feedback/last-known.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import { VisuallyHidden } from '#src/ui/components/focus/visually-hidden.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { CALLS_HREF } from './log-links.ts';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './recent-calls.module.css';
import { useQuietFailure } from '#src/ui/components/feedback/outage-context.ts';
import { QuietFailure } from '#src/ui/components/feedback/error-state.tsx';

interface RecentCallsCardProps {
  readonly store: OverviewStore;
  /** US cents for extra credits of the period; null if the plan sells none. */
  readonly extraCost: number | null;
}

/** What a customer asks first: how many calls, how they went, and what they cost, against the time before. */
export const RecentCallsCard = observer(function RecentCallsCard({ store, extraCost }: RecentCallsCardProps) {
  const { t } = useTranslation();
  const { newest } = store;
  const { state } = store.calls;
  const isFailed = state.kind === 'failed';
  const isQuiet = useQuietFailure(state, () => void store.loadCalls());
  return (
    <Card
      layout="bare"
      title={t('recent-calls.title')}
      busy={!newest && !isFailed}
      action={
        <PageLink className="text-sm" href={CALLS_HREF}>
          {t('recent-calls.link')}
        </PageLink>
      }
    >
      {newest && newest.length > 0 && (
        <LastKnown of={state} at={store.calls.value?.readAt ?? null}>
          <Figures of={store.comparison} extraCost={extraCost} />
          <Strip store={store} />
        </LastKnown>
      )}
      {newest?.length === 0 && <p className={classNames('muted text-sm', styles.message)}>{t('recent-calls.none')}</p>}
      {!newest && !isFailed && <CallsSkeleton />}
      {!newest && isQuiet && <QuietFailure />}
      {!newest && isFailed && !isQuiet && (
        <div className={styles.message}>
          <Alert kind="danger" action={<RetryButton size="sm" onClick={() => void store.loadCalls()} />}>
            {t('recent-calls.failed')}
          </Alert>
        </div>
      )}
    </Card>
  );
});

interface FigureKind {
  readonly label: 'recent-calls.calls' | 'recent-calls.errors' | 'recent-calls.p95' | 'recent-calls.credits';
  readonly value: (figures: CallFigures) => number | null;
  readonly format: (value: number, formats: Formats, t: Translate) => string;
  /** Whether more of it is worse, and less better. */
  readonly isBad?: true;
  readonly isShare?: true;
}

const milliseconds: FigureKind['format'] = (value, formats, t) =>
  t('recent-calls.ms', { value: formats.count(Math.round(value)) });

const FIGURES: readonly FigureKind[] = [
  { label: 'recent-calls.calls', value: ({ calls }) => calls, format: (value, formats) => formats.count(value) },
  {
    label: 'recent-calls.errors',
    value: ({ errorShare }) => errorShare,
    format: (value, formats) => formats.share(value),
    isBad: true,
    isShare: true,
  },
  { label: 'recent-calls.p95', value: ({ p95 }) => p95, format: milliseconds, isBad: true },
  { label: 'recent-calls.credits', value: ({ credits }) => credits, format: (value, formats) => formats.count(value) },
];

function Figures({ of: { now, against }, extraCost }: { of: CallComparison; extraCost: number | null }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const notes: Partial<Record<FigureKind['label'], string>> = {
    ...(now.p50 !== null && {
      'recent-calls.p95': t('recent-calls.median', { value: milliseconds(now.p50, formats, t) }),
    }),
    ...(extraCost !== null &&
      extraCost > 0 && { 'recent-calls.credits': t('recent-calls.extra', { cost: formats.dollars(extraCost) }) }),
  };
  return (
    <>
      <p className={styles.span}>
        {against ? spanText(against.span, t, formats) : t('recent-calls.label', counted(now.calls, formats))}
      </p>
      <dl className={styles.figures}>
        {FIGURES.map((kind) => {
          const value = kind.value(now);
          return (
            <div key={kind.label}>
              <dt>{t(kind.label)}</dt>
              <dd className="readout">{value === null ? '–' : kind.format(value, formats, t)}</dd>
              {against && <Against kind={kind} value={value} before={kind.value(against.before)} />}
              {notes[kind.label] && <dd className={styles.note}>{notes[kind.label]}</dd>}
            </div>
          );
        })}
      </dl>
    </>
  );
}

const DIRECTIONS = {
  up: { icon: ArrowUp, text: 'recent-calls.up' },
  down: { icon: ArrowDown, text: 'recent-calls.down' },
} as const;

interface AgainstProps {
  readonly kind: FigureKind;
  readonly value: number | null;
  readonly before: number | null;
}

/** The change, and what it is from. */
function Against({ kind, value, before }: AgainstProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const change = changeOf(value, before);
  if (!change || before === null) return <dd className={styles.note}>{t('recent-calls.unknown-before')}</dd>;
  // Points of a share would read as a share of it.
  const isFrom = kind.isShare === true && change.direction !== 'same';
  const from = t(isFrom ? 'recent-calls.from' : 'recent-calls.before', { value: kind.format(before, formats, t) });
  return (
    <dd className={styles.note}>
      <ChangeMark of={isFrom ? { ...change, share: null } : change} isBad={kind.isBad === true} /> <span>{from}</span>
    </dd>
  );
}

function ChangeMark({ of: { direction, share }, isBad }: { of: Change; isBad: boolean }): ReactNode {
  const { t } = useTranslation();
  const formats = useFormats();
  if (direction === 'same') return <span className={styles.change}>{t('recent-calls.same')}</span>;
  const { icon, text } = DIRECTIONS[direction];
  return (
    <span className={classNames(styles.change, isBad && styles[direction === 'up' ? 'isWorse' : 'isBetter'])}>
      <Icon of={icon} size={14} />
      <VisuallyHidden>{`${t(text)} `}</VisuallyHidden>
      {share !== null && <span>{formats.share(share)}</span>}
    </span>
  );
}

function spanText({ unit, count }: ComparedSpan, t: Translate, formats: Formats): string {
  return t(unit === 'hours' ? 'recent-calls.span.hours' : 'recent-calls.span.minutes', counted(count, formats));
}

const Strip = observer(function Strip({ store: { columns, newest } }: { readonly store: OverviewStore }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const label = t('recent-calls.label', counted(newest?.length ?? 0, formats));
  return (
    <div className={styles.strip}>
      {columns.length > 0 && (
        <>
          <p className="muted text-xs">{label}</p>
          <TrafficStrip columns={columns} label={label} formatTime={formats.utcDayAndTime} />
        </>
      )}
    </div>
  );
});

function CallsSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <p className={styles.span}>
          <Skeleton width="lg" />
        </p>
        <dl className={styles.figures}>
          {FIGURES.map(({ label }) => (
            <div key={label}>
              <dt>{t(label)}</dt>
              <dd className="readout">
                <Skeleton width="sm" />
              </dd>
              <dd className={styles.note}>
                <Skeleton width="sm" />
              </dd>
            </div>
          ))}
        </dl>
        <div className={classNames(styles.strip, styles.isSkeleton)}>
          <Skeleton width="full" />
        </div>
      </div>
    </>
  );
}
