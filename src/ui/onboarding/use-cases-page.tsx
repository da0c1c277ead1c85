import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { useOptions } from './option-appearance.ts';
import { OptionsSkeleton, SelectionBar } from './selection-bar.tsx';
import { SelectionForm } from './selection-form.tsx';
import { StageFrame } from './stage-frame.tsx';

export const UseCasesPage = observer(function UseCasesPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const options = useOptions('useCases');
  const [store] = useState(onboarding.current.useCases);

  return (
    <StageFrame
      settings={settings}
      session={session}
      stage={store.stage}
      title={t('use-cases.title')}
      text={t('use-cases.text')}
      bar={<SelectionBar store={store} />}
      skeleton={<OptionsSkeleton count={options.length} />}
    >
      <SelectionForm
        kind="checkbox"
        store={store}
        legend={t('use-cases.legend')}
        options={options}
        other={t('use-cases.custom')}
      />
    </StageFrame>
  );
});
