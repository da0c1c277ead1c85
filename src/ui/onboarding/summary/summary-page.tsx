import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { OnboardingLayout } from '#src/ui/onboarding/onboarding-layout.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { SummaryForm } from './summary-form.tsx';
import styles from './summary.module.css';
import cardStyles from '#src/ui/components/layout/card.module.css';

export const SummaryPage = observer(function SummaryPage() {
  const { t } = useTranslation();
  const reason = useFailureMessage('own-read');
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.summary);
  useEffect(() => store.start(), [store]);

  return (
    <OnboardingLayout
      settings={settings}
      state={session.state}
      onLogOut={session.logOut}
      stage="summary"
      title={t('summary.title')}
      text={t('summary.text')}
      onSubmit={() => void store.confirm()}
      bar={<SummaryBar store={store} />}
    >
      <LoadableView
        of={store.summary.state}
        skeleton={<SummarySkeleton />}
        errorTitle={t('summary.failed')}
        errorText={(failure) => `${reason(failure)} ${t('onboarding.failed.text')}`}
        onRetry={() => void store.load()}
      >
        {(summary) => (
          <SummaryForm
            store={store}
            summary={summary}
            terms={settings.links.terms}
            contact={settings.links.customPlan || settings.links.contact}
          />
        )}
      </LoadableView>
    </OnboardingLayout>
  );
});

/** Six answers and the terms. */
function SummarySkeleton() {
  return (
    <div className="stack stack-6" aria-hidden="true">
      <div className={classNames(cardStyles.card, styles.skeleton)}>
        {['company', 'use-cases', 'protocols', 'channel', 'plan', 'price'].map((answer) => (
          <Skeleton key={answer} width="lg" />
        ))}
      </div>
      <Skeleton width="xl" />
    </div>
  );
}
