import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ProtocolsStore } from '#src/application/onboarding/selection-store.ts';
import { RestoredAlert } from '#src/ui/components/form/restored-alert.tsx';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { OtherField } from './other-field.tsx';
import { ProtocolOptions } from './protocol-options.tsx';
import { StageErrors } from './onboarding-layout.tsx';

export const ProtocolsForm = observer(function ProtocolsForm({ store }: { readonly store: ProtocolsStore }) {
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
