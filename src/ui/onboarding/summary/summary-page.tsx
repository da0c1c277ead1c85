import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { useFailureMessage } from '#src/ui/components/feedback/use-failure-message.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { OnboardingLayout } from '#src/ui/onboarding/onboarding-layout.tsx';
import { SummaryBar } from './summary-bar.tsx';
import { SummaryForm } from './summary-form.tsx';

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
