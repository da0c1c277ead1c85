import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppStores } from '../shell/stores-context';
import { useCaseLooks } from './option-looks';
import { OptionsSkeleton } from './options-skeleton';
import { SelectionBar } from './selection-bar';
import { SelectionForm } from './selection-form';
import { StageFrame } from './stage-frame';

/** /auth/use-cases (§2). */
export const UseCasesPage = observer(function UseCasesPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.useCases);

  return (
    <StageFrame
      settings={settings}
      session={session}
      stage={store.stage}
      title={t('use-cases.title')}
      text={t('use-cases.text')}
      bar={<SelectionBar store={store} onLogOut={session.logOut} />}
      skeleton={<OptionsSkeleton />}
    >
      <SelectionForm
        kind="checkbox"
        store={store}
        legend={t('use-cases.legend')}
        looks={useCaseLooks}
        other={t('use-cases.custom')}
      />
    </StageFrame>
  );
});
