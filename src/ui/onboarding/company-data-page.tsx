import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadableView } from '../components/loadable-view';
import { useAppStores } from '../shell/stores-context';
import { CompanyFields } from './company-fields';
import { OnboardingLayout } from './onboarding-layout';
import { StageBar } from './stage-bar';

/** /auth/company-data (§2). */
export const CompanyDataPage = observer(function CompanyDataPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.company);
  const { stage } = store;
  useEffect(() => stage.start(), [stage]);

  return (
    <OnboardingLayout
      settings={settings}
      state={session.state}
      onLogOut={session.logOut}
      stage="company-data"
      title={t('company.title')}
      text={t('company.text')}
      onSubmit={() => void stage.next()}
      bar={<StageBar store={stage} canGoOn={stage.canGoOn} missing={stage.missing} onLogOut={session.logOut} />}
    >
      <LoadableView
        of={stage.saved.state}
        errorTitle={t('onboarding.failed')}
        errorText={t('onboarding.failed.text')}
        onRetry={() => void stage.load()}
      >
        {() => <CompanyFields store={store} />}
      </LoadableView>
    </OnboardingLayout>
  );
});
