import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { useOptions } from './option-appearance.ts';
import { OptionsSkeleton, SelectionBar } from './selection-bar.tsx';
import { SelectionForm } from './selection-form.tsx';
import { StageFrame } from './stage-frame.tsx';

export const ChannelsPage = observer(function ChannelsPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const options = useOptions('channels');
  const [store] = useState(onboarding.current.channels);

  return (
    <StageFrame
      settings={settings}
      session={session}
      stage={store.stage}
      title={t('channels.title')}
      text={t('channels.text')}
      bar={<SelectionBar store={store} />}
      skeleton={<OptionsSkeleton count={options.length} />}
    >
      <SelectionForm
        kind="radio"
        store={store}
        legend={t('channels.title')}
        options={options}
        other={t('channels.custom')}
      />
    </StageFrame>
  );
});
