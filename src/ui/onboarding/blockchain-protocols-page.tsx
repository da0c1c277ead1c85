import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { useAppStores } from '#src/ui/app/stores-context.ts';
import { OptionsSkeleton, SelectionBar } from './selection-bar.tsx';
import { StageFrame } from './stage-frame.tsx';
import type { ProtocolsStore } from '#src/application/onboarding/selection-store.ts';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { OtherField } from './other-field.tsx';
import { ProtocolOptions } from './protocol-options.tsx';
import { StageErrors } from './onboarding-layout.tsx';

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

const ProtocolsForm = observer(function ProtocolsForm({ store }: { readonly store: ProtocolsStore }) {
  const { t } = useTranslation();
  const { selection, filter, shown } = store;
  const searchText = filter.trim();
  return (
    <div className="stack">
      <RestoredAlert form={selection.stage} />
      <div className="row row-between row-wrap">
        <SearchField label={t('protocols.filter')} value={filter} onChange={store.setFilter} />
        <span className="text-sm muted num" role="status">
          {t('onboarding.selected', { count: selection.chosen.length })}
        </span>
      </div>
      <span className="sr-only" role="status">
        {searchText !== '' && t('protocols.found', { count: shown.length })}
      </span>
      {shown.length === 0 && searchText !== '' && (
        <p className="muted">{t('protocols.none-found', { filter: searchText })}</p>
      )}
      <ProtocolOptions protocols={shown} chosen={selection.chosen} onToggle={selection.toggle} />
      <OtherField store={selection} label={t('protocols.custom')} />
      <StageErrors messages={selection.stage.formErrors} />
    </div>
  );
});
