import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadableView } from '../components/loadable-view';
import { useAppStores } from '../shell/stores-context';
import { OnboardingLayout } from './onboarding-layout';
import { useCaseLooks } from './option-looks';
import { OptionsSkeleton } from './options-skeleton';
import { SelectionForm } from './selection-form';
import { SelectionBar } from './selection-bar';

/** /auth/use-cases (§2). */
export const UseCasesPage = observer(function UseCasesPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.useCases);
  const { stage } = store;
  useEffect(() => stage.start(), [stage]);

  return (
    <OnboardingLayout
      settings={settings}
      state={session.state}
      onLogOut={session.logOut}
      stage="use-cases"
      title={t('use-cases.title')}
      text={t('use-cases.text')}
      onSubmit={() => void stage.next()}
      bar={<SelectionBar store={store} onLogOut={session.logOut} />}
    >
      <LoadableView
        of={stage.saved.state}
        skeleton={<OptionsSkeleton />}
        errorTitle={t('onboarding.failed')}
        errorText={t('onboarding.failed.text')}
        onRetry={() => void stage.load()}
      >
        {() => (
          <SelectionForm
            kind="checkbox"
            store={store}
            legend={t('use-cases.legend')}
            looks={useCaseLooks}
            other={t('use-cases.custom')}
          />
        )}
      </LoadableView>
    </OnboardingLayout>
  );
});
