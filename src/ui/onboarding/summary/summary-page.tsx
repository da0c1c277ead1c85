import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { Skeleton } from '#src/ui/components/feedback/skeleton.tsx';
import { classNames } from '#src/ui/components/class-names.ts';
import { BackButton, OnboardingLayout } from '#src/ui/onboarding/onboarding-layout.tsx';
import { SummaryForm } from './summary-form.tsx';
import styles from './summary.module.css';
import cardStyles from '#src/ui/components/layout/card.module.css';
import { ArrowRight } from 'lucide';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { SummaryStore } from '#src/application/onboarding/summary-store.ts';
import type { SummaryAction } from '#src/domain/onboarding/summary.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { Icon } from '#src/ui/components/icon/icon.tsx';
import onboardingStyles from '#src/ui/onboarding/onboarding.module.css';

const LABELS: Readonly<Record<SummaryAction, MessageKey>> = {
  'get-started': 'summary.get-started',
  pay: 'summary.pay',
  'contact-us': 'common.contact-us',
};

const SummaryBar = observer(function SummaryBar({ store }: { readonly store: SummaryStore }) {
  const { t } = useTranslation();
  const { isConfirming, canConfirm, hasAccepted, action } = store;
  const isLoaded = store.summary.value !== undefined;
  return (
    <>
      <BackButton busy={false} disabled={isConfirming} onClick={store.back} />
      <span className="grow" />
      <span className={onboardingStyles.hint} data-slot="stage-hint">
        {isLoaded && !hasAccepted && t('summary.terms-missing')}
      </span>
      <Button
        type="submit"
        variant="primary"
        size="lg"
        disabled={!canConfirm && !isConfirming}
        busy={isConfirming}
        busyLabel={t('summary.confirming')}
      >
        <span>{t(LABELS[action])}</span>
        <Icon of={ArrowRight} />
      </Button>
    </>
  );
});

export const SummaryPage = observer(function SummaryPage() {
  const { t } = useTranslation();
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
        errorNote={t('onboarding.failed.text')}
        call="own-read"
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
