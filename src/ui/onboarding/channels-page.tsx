import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadableView } from '../components/loadable-view';
import { useAppStores } from '../shell/stores-context';
import { OnboardingLayout } from './onboarding-layout';
import { channelLooks } from './option-looks';
import { OptionsSkeleton } from './options-skeleton';
import { SelectionForm } from './selection-form';
import { SelectionBar } from './selection-bar';

/** /auth/channels (§2). */
export const ChannelsPage = observer(function ChannelsPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.channels);
  const { stage } = store;
  useEffect(() => stage.start(), [stage]);

  return (
    <OnboardingLayout
      settings={settings}
      state={session.state}
      onLogOut={session.logOut}
      stage="channels"
      title={t('channels.title')}
      text={t('channels.text')}
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
            kind="radio"
            store={store}
            legend={t('channels.title')}
            looks={channelLooks}
            other={t('channels.custom')}
          />
        )}
      </LoadableView>
    </OnboardingLayout>
  );
});
