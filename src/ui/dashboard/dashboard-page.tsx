import { Plus } from 'lucide';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { firstCallStore } from '#src/application/dashboard/first-call-store.ts';
import { overviewStore } from '#src/application/dashboard/overview-store.ts';
import { foldsStore } from '#src/application/dashboard/folds-store.ts';
import { supportStore } from '#src/application/dashboard/support-store.ts';
import { gettingStartedStore } from '#src/application/dashboard/getting-started-store.ts';
import { isSettled, latest } from '#src/application/async/loadable.ts';
import { useAccountStores, useAppStores } from '#src/ui/app/stores-context.ts';
import { useNavigation } from '#src/ui/app/use-navigation.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Page } from '#src/ui/components/layout/page.tsx';
import { CreditHistorySlot } from '#src/ui/usage/credit-history-slot.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import { AttentionList } from './attention-list.tsx';
import { BurnUpCard } from './burn-up-card.tsx';
import { FirstCallPanel, isFirstCallLoaded, loadFirstCall } from './first-call-panel.tsx';
import { GettingStartedPanel } from './getting-started-panel.tsx';
import { PlanSummary } from './plan-summary.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { RecentCallsCard } from './recent-calls-card.tsx';
import { RecentFailuresCard } from './recent-failures-card.tsx';
import { useOffered } from '#src/ui/components/link/page-link.tsx';
import pageStyles from '#src/ui/components/layout/page.module.css';
import { classNames } from '#src/ui/components/class-names.ts';
import styles from './overview.module.css';

const FIRST_CALL_HASH = '#first-call';

export const DashboardPage = observer(function DashboardPage() {
  const { t } = useTranslation();
  const { apiKeys, pendingAction, get } = useAccountStores();
  const firstCall = get(firstCallStore);
  const overview = get(overviewStore);
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

const Parts = observer(function Parts() {
  const stores = useAppStores();
  const { usage, creditHistory, dialogs, get } = useAccountStores();
  const firstCall = get(firstCallStore);
  const overview = get(overviewStore);
  const showFirstCall = useShowFirstCall();
  const isOffered = useOffered();
  const isCallOffered = firstCall.isOffered && isOffered('first-call');
  const isNew = isCallOffered && overview.startsWithCall;
  // A new account has nothing to show of its calls, and steps to take.
  const hasCalls = overview.newest?.length !== 0 || !isNew;
  const call = isCallOffered && <FirstCall key="call" />;
  const steps = <Steps onFirstCall={showFirstCall} />;
  const calls = isOffered('recent-calls') && hasCalls && (
    <RecentCallsCard store={overview} extraCost={latest(usage.figures)?.extraCost ?? null} />
  );
  const credits = isOffered('credits-card') && <Credits isFirstCallOffered={isCallOffered} />;
  const failures = isOffered('recent-failures') && hasCalls && <RecentFailuresCard store={overview} />;
  return (
    <>
      <AttentionList store={overview} onSetUpTwoFactor={() => dialogs.open('two-factor')} />
      {isNew && steps}
      {!isNew && calls}
      <div className={classNames(pageStyles.columns, styles.columns)}>
        {isNew && call}
        {isNew ? (
          <div className={classNames('stack stack-6', styles.column)}>
            {credits}
            {failures}
          </div>
        ) : (
          credits
        )}
        {!isNew && failures}
      </div>
      {/* Behind the first call, whose result must not move. */}
      {isNew && calls}
      <Plan />
      {!isNew && steps}
      {!isNew && call}
      {isOffered('credit-history') && <CreditHistorySlot part={creditHistory} stores={stores} />}
    </>
  );
});

/** For the step that leads to it, and for a new key, which leads here. */
function useShowFirstCall(): () => void {
  const folds = useAccountStores().get(foldsStore);
  const { hash } = useNavigation();
  const show = useCallback(() => {
    folds.fold('first-call', false);
    document.getElementById('first-call')?.focus();
  }, [folds]);
  useEffect(() => {
    if (hash() === FIRST_CALL_HASH) show();
  }, [hash, show]);
  return show;
}

const Steps = observer(function Steps({ onFirstCall }: { readonly onFirstCall: () => void }) {
  const { settings } = useAppStores();
  const { get } = useAccountStores();
  const folds = get(foldsStore);
  const gettingStarted = get(gettingStartedStore);
  return <GettingStartedPanel store={gettingStarted} folds={folds} links={settings.links} onFirstCall={onFirstCall} />;
});

const FirstCall = observer(function FirstCall() {
  const { apiKeys, get } = useAccountStores();
  const firstCall = get(firstCallStore);
  const folds = get(foldsStore);
  const overview = get(overviewStore);
  const gettingStarted = get(gettingStartedStore);
  return (
    <FirstCallPanel
      store={firstCall}
      folds={folds}
      isDone={gettingStarted.isDone('firstApiCall')}
      findCall={overview.callWithId}
      hasAnyKey={apiKeys.keys.items.length > 0}
    />
  );
});

const Credits = observer(function Credits({ isFirstCallOffered }: { readonly isFirstCallOffered: boolean }) {
  const { usage } = useAccountStores();
  return (
    <BurnUpCard
      figures={usage.figures}
      readAt={usage.readAt}
      isFirstCallOffered={isFirstCallOffered}
      onRetry={() => void usage.load()}
    />
  );
});

const Plan = observer(function Plan() {
  const { subscription, get } = useAccountStores();
  const support = get(supportStore);
  return (
    <PlanSummary
      plan={subscription.current.state}
      knownAt={subscription.knownAt}
      support={support.level}
      onRetryPlan={() => void subscription.load()}
      onRetrySupport={support.retry}
    />
  );
});

/** Loads what the page shows, and stops at its end. */
function useLoadedStores(): void {
  const stores = useAppStores();
  const { profile, rotations, subscription, usage, get } = useAccountStores();
  const support = get(supportStore);
  const firstCall = get(firstCallStore);
  const overview = get(overviewStore);
  const gettingStarted = get(gettingStartedStore);
  useEffect(() => support.start(), [support]);
  useEffect(() => gettingStarted.start(), [gettingStarted]);
  const hasFirstCall = useOffered()('first-call');
  const startsWithCall = hasFirstCall && overview.startsWithCall;
  useEffect(() => void (startsWithCall && loadFirstCall(stores)), [stores, startsWithCall]);
  useEffect(() => (hasFirstCall ? firstCall.start() : undefined), [firstCall, hasFirstCall]);
  useEffect(() => rotations.start(), [rotations]);
  useEffect(() => usage.refreshStale(), [usage]);
  useEffect(() => {
    const others = () => [profile.profile.state, subscription.current.state, usage.figures, gettingStarted.steps.state];
    // A new account begins with the panel, which must not move what is below it.
    const isBodyThere = () => !overview.startsWithCall || isFirstCallLoaded(stores);
    const isCallSettled = () => !hasFirstCall || (isSettled(firstCall.keys.state) && isBodyThere());
    return overview.start(() => others().every(isSettled) && isCallSettled());
  }, [stores, overview, profile, subscription, usage, gettingStarted, firstCall, hasFirstCall]);
}

const Description = observer(function Description() {
  const { t } = useTranslation();
  const formats = useFormats();
  const { usage, get } = useAccountStores();
  const overview = get(overviewStore);
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
