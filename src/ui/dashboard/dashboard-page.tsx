import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { isSettled, latest } from '#src/application/async/loadable.ts';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { useNavigation } from '#src/ui/app/use-navigation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { Card } from '#src/ui/components/layout/card.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { CreditHistorySlot } from '#src/ui/usage/credit-history-slot.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { AttentionList } from './attention-list.tsx';
import { BurnUpCard } from './burn-up-card.tsx';
import { FirstCallPanel } from './first-call-panel.tsx';
import { GettingStartedPanel } from './getting-started-panel.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { RecentCallsCard } from './recent-calls-card.tsx';
import pageStyles from '#src/ui/components/layout/page.module.css';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './overview.module.css';
import { PageLink, useOffered } from '#src/ui/components/link/page-link.tsx';
import type { OverviewStore } from '#src/application/dashboard/overview-store.ts';
import { eventName } from '#src/domain/logs/callback-log.ts';
import { shortenId } from '#src/domain/logs/name-tails.ts';
import { StatusMark } from '#src/ui/components/code/status-mark.tsx';
import { Badge } from '#src/ui/components/badge/badge.tsx';
import { BreakableName } from '#src/ui/components/text/breakable-name.tsx';
import { callHref, failedCallbackHref } from './log-links.ts';

const RecentFailuresCard = observer(function RecentFailuresCard({ store }: { readonly store: OverviewStore }) {
  const { t } = useTranslation();
  const { failedCalls, shownCallbacks } = store;
  if (failedCalls.length === 0 && shownCallbacks.length === 0) return null;
  return (
    <Card title={t('recent-failures.title')} layout="bare">
      <ul className={styles.failures}>
        {failedCalls.map(({ call, after }) => (
          <Failure
            key={call.id}
            href={callHref(call.id, after)}
            name={call.product || shortenId(call.id)}
            at={call.at}
            mark={<StatusMark status={call.statusCode ?? 0} />}
          />
        ))}
        {shownCallbacks.map((callback) => (
          <Failure
            key={callback.id}
            href={failedCallbackHref(callback.id)}
            name={eventName(callback)}
            at={callback.at}
            mark={<Badge tone="danger">{t('recent-failures.callback')}</Badge>}
          />
        ))}
      </ul>
    </Card>
  );
});

interface FailureProps {
  readonly href: string;
  readonly name: string;
  readonly at: number | null;
  readonly mark: ReactNode;
}

function Failure({ href, name, at, mark }: FailureProps) {
  const formats = useFormats();
  return (
    <li>
      <PageLink href={href} className="selectable">
        <BreakableName>{name}</BreakableName>
      </PageLink>
      <span>{mark}</span>
      <span className="muted num text-xs">{at === null ? '' : formats.exactTime(at)}</span>
    </li>
  );
}

const FIRST_CALL_HASH = '#first-call';

export const DashboardPage = observer(function DashboardPage() {
  const { t } = useTranslation();
  const { apiKeys, firstCall, overview, pendingAction } = useAccountStores();
  const { go } = useNavigation();
  const isOffered = useOffered();
  useLoadedStores();

  // A new account has its primary action in the panel.
  const isNew = firstCall.isOffered && apiKeys.keys.state.kind === 'ready' && apiKeys.keys.items.length === 0;
  return (
    <Page
      title={t('dashboard.title')}
      description={<Description />}
      action={
        isOffered('create-key') && (
          <Button
            variant={isNew ? 'secondary' : 'primary'}
            icon={Plus}
            onClick={() => go(pendingAction.request('create-key'))}
          >
            {t('dashboard.create-key')}
          </Button>
        )
      }
    >
      {overview.isArranged ? <Parts /> : <DashboardSkeleton />}
    </Page>
  );
});

function DashboardSkeleton() {
  return (
    <Card busy>
      <div className={classNames('stack', styles.skeleton)}>
        <Skeleton width="md" />
        <Skeleton width="xl" />
        <Skeleton width="full" />
      </div>
    </Card>
  );
}

const Parts = observer(function Parts() {
  const stores = useAppStores();
  const { subscription, support, gettingStarted, firstCall, usage, creditHistory, apiKeys, overview } =
    useAccountStores();
  const { hash } = useNavigation();
  useEffect(() => {
    // A new key leads here.
    if (hash() === FIRST_CALL_HASH) showFirstCall();
  }, [hash]);

  const hasAnyKey = apiKeys.keys.items.length > 0;
  // A new account has nothing to show of its calls, and room beside the panel of the first one.
  const hasCalls = overview.calls.value?.length !== 0;
  const isOffered = useOffered();
  const isCallOffered = firstCall.isOffered && isOffered('first-call');
  const call = isCallOffered && (
    <FirstCallPanel key="call" store={firstCall} findCall={overview.callWithId} hasAnyKey={hasAnyKey} />
  );
  const startsWithCall = isCallOffered && overview.startsWithCall;
  const credits = isOffered('credits-card') && (
    <BurnUpCard key="credits" figures={usage.figures} onRetry={() => void usage.load()} />
  );
  const calls = isOffered('recent-calls') && <RecentCallsCard key="calls" store={overview} />;
  const failures = isOffered('recent-failures') && <RecentFailuresCard store={overview} />;
  return (
    <>
      <AttentionList store={overview} />
      <PlanSummary
        plan={subscription.current.state}
        support={support.level}
        onRetryPlan={() => void subscription.load()}
        onRetrySupport={support.retry}
      />
      <GettingStartedPanel store={gettingStarted} links={stores.settings.links} onFirstCall={showFirstCall} />
      {calls ? (
        <div className={pageStyles.columns}>
          <div className={classNames('stack stack-6', styles.column)}>{startsWithCall ? call : [credits, call]}</div>
          <div className={classNames('stack stack-6', styles.column)}>
            {startsWithCall && credits}
            {(hasCalls || !startsWithCall) && calls}
            {failures}
          </div>
        </div>
      ) : (
        call
      )}
      {isOffered('credit-history') && <CreditHistorySlot part={creditHistory} stores={stores} />}
    </>
  );
});

/** Loads what the page shows, and stops at its end. */
function useLoadedStores(): void {
  const { support, gettingStarted, firstCall, overview, rotations, subscription, usage } = useAccountStores();
  useEffect(() => support.start(), [support]);
  useEffect(() => gettingStarted.start(), [gettingStarted]);
  const hasFirstCall = useOffered()('first-call');
  useEffect(() => (hasFirstCall ? firstCall.start() : undefined), [firstCall, hasFirstCall]);
  useEffect(() => rotations.start(), [rotations]);
  useEffect(() => usage.refreshStale(), [usage]);
  useEffect(() => {
    const others = () => [subscription.current.state, usage.figures, gettingStarted.steps.state];
    const isCallSettled = () => !hasFirstCall || isSettled(firstCall.keys.state);
    return overview.start(() => others().every(isSettled) && isCallSettled());
  }, [overview, subscription, usage, gettingStarted, firstCall, hasFirstCall]);
}

const Description = observer(function Description() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { overview, usage } = useAccountStores();
  const quota = latest(usage.figures)?.quota;
  const { companyName, isArranged } = overview;
  if (!isArranged || !quota?.startDate || !quota.endDate) return <span>{t('dashboard.text')}</span>;
  const period = { start: formats.longDate(quota.startDate), end: formats.longDate(quota.endDate) };
  return (
    <span>
      {companyName === null
        ? t('dashboard.period', period)
        : t('dashboard.company-period', { ...period, company: companyName })}
    </span>
  );
});

function showFirstCall(): void {
  document.getElementById('first-call')?.focus();
}
