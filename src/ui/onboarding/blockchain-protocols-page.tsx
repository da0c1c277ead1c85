import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { OptionsSkeleton, SelectionBar } from './selection-bar.tsx';
import { ProtocolsForm } from './protocols-form.tsx';
import { StageFrame } from './stage-frame.tsx';

export const BlockchainProtocolsPage = observer(function BlockchainProtocolsPage() {
  const { t } = useTranslation();
  const { settings, session, onboarding } = useAppStores();
  const [store] = useState(onboarding.current.protocols);
  const skeleton = <OptionsSkeleton count={20} />;

  return (
    <StageFrame
      settings={settings}
      session={session}
      stage={store.selection.stage}
      loads={store}
      title={t('protocols.title')}
      text={t('protocols.text')}
      bar={<SelectionBar store={store.selection} />}
      skeleton={skeleton}
    >
      <LoadableView
        of={store.protocols.state}
        skeleton={skeleton}
        errorTitle={t('protocols.failed')}
        errorNote={t('onboarding.failed.text')}
        call="own-read"
        onRetry={() => void store.load()}
      >
        {() => <ProtocolsForm store={store} />}
      </LoadableView>
    </StageFrame>
  );
});
