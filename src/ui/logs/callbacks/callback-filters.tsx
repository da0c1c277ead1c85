import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { formatNetworkName } from '#src/domain/shared/protocol.ts';
import type { CallbackLogFilters as Filters } from '#src/domain/logs/log-filters.ts';
import { formatProductName } from '#src/domain/logs/callback-log.ts';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { FilterBar } from '#src/ui/logs/filter-bar.tsx';
import { FilterSelect } from '#src/ui/logs/filter-select.tsx';

interface CallbackFiltersProps {
  readonly store: CallbackLogsStore;
  readonly filters: Filters;
  readonly onCopyLink: () => Promise<boolean>;
  readonly onNarrow: (filters: Filters) => void;
}

const STATUSES = { success: 'callbacks.success', failed: 'callbacks.failed' } as const;

export const CallbackFilters = observer(function CallbackFilters(props: CallbackFiltersProps) {
  const { t } = useTranslation();
  const { store, filters, onCopyLink, onNarrow } = props;
  const { filterOptions, search, view } = store;
  const { statuses, products } = filterOptions.value ?? {};
  return (
    <FilterBar
      view={view}
      onNarrow={onNarrow}
      onCopyLink={onCopyLink}
      choices={filterOptions}
      isFiltered={view.isFiltered || search.typed !== ''}
      onClear={() => onNarrow(store.clearFilters())}
      search={
        <SearchField
          label={t('callbacks.search')}
          value={search.typed}
          onChange={(typed) => store.type(typed, onNarrow)}
        />
      }
    >
      <NetworkFilters store={store} filters={filters} onNarrow={onNarrow} />
      <FilterSelect
        label={t('callbacks.status')}
        any={t('callbacks.all-statuses')}
        value={filters.status}
        options={statuses?.map((value) => ({ value, label: t(STATUSES[value]) }))}
        onChange={(value) =>
          onNarrow(store.withFilters({ status: statuses?.find((status) => status === value) ?? '' }))
        }
      />
      <FilterSelect
        label={t('callbacks.product')}
        any={t('callbacks.all-products')}
        value={filters.product}
        options={products?.map((value) => ({ value, label: formatProductName(value) }))}
        onChange={(product) => onNarrow(store.withFilters({ product }))}
      />
    </FilterBar>
  );
});

/** A network that belongs to a blockchain needs that blockchain first. */
const NetworkFilters = observer(function NetworkFilters({
  store,
  filters,
  onNarrow,
}: Omit<CallbackFiltersProps, 'onCopyLink'>) {
  const { t } = useTranslation();
  const { blockchain, network } = filters;
  const loaded = store.filterOptions.value;
  const isTooEarly = blockchain === '' && store.networks.length === 0 && loaded?.networks.length !== 0;
  const options = (names: readonly string[]) => names.map((value) => ({ value, label: formatNetworkName(value) }));
  return (
    <>
      <FilterSelect
        label={t('callbacks.blockchain')}
        any={t('callbacks.all-blockchains')}
        value={blockchain}
        options={loaded && options(loaded.blockchains)}
        onChange={(chosen) => onNarrow(store.withFilters({ blockchain: chosen }))}
      />
      <FilterSelect
        label={t('callbacks.network')}
        any={t('callbacks.all-networks')}
        hint={isTooEarly ? t('callbacks.blockchain-first') : undefined}
        value={network}
        options={loaded && options(store.networks)}
        disabled={isTooEarly}
        onChange={(chosen) => onNarrow(store.withFilters({ network: chosen }))}
      />
    </>
  );
});
