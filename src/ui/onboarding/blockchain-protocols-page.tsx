import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadableView } from '../components/loadable-view';
import { useAppStores } from '../shell/stores-context';
import { OnboardingLayout } from './onboarding-layout';
import { OptionsSkeleton } from './options-skeleton';
import { ProtocolsForm } from './protocols-form';
import { SelectionBar } from './selection-bar';

/** /auth/blockchain-protocols (§2): the person's own answers and the provider's list. */
export const BlockchainProtocolsPage = observer(function BlockchainProtocolsPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.protocols);
  const { stage } = store.selection;
  useEffect(() => store.start(), [store]);
  // Read here: what a render prop reads is not observed.
  const listed = store.protocols.state;
  const views = { skeleton: <OptionsSkeleton count={20} />, onRetry: () => void store.load() };

  return (
    <OnboardingLayout
      settings={settings}
      state={session.state}
      onLogOut={session.logOut}
      stage="blockchain-protocols"
      title={t('protocols.title')}
      text={t('protocols.text')}
      onSubmit={() => void stage.next()}
      bar={<SelectionBar store={store.selection} onLogOut={session.logOut} />}
    >
      <LoadableView
        {...views}
        of={stage.saved.state}
        errorTitle={t('onboarding.failed')}
        errorText={t('onboarding.failed.text')}
      >
        {() => (
          <LoadableView
            {...views}
            of={listed}
            errorTitle={t('protocols.failed')}
            errorText={t('onboarding.failed.text')}
          >
            {() => <ProtocolsForm store={store} />}
          </LoadableView>
        )}
      </LoadableView>
    </OnboardingLayout>
  );
});
