import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { CompanyFields } from './company-fields.tsx';
import { StageBar } from './stage-bar.tsx';
import { StageFrame } from './stage-frame.tsx';

export const CompanyDataPage = observer(function CompanyDataPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.company);
  const { stage } = store;

  return (
    <StageFrame
      settings={settings}
      session={session}
      stage={stage}
      title={t('company.title')}
      text={t('company.text')}
      bar={<StageBar store={stage} canContinue={stage.canContinue} missing={stage.missing} onLogOut={session.logOut} />}
    >
      <CompanyFields store={store} />
    </StageFrame>
  );
});
