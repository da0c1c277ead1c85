import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { ApiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import { parseWindow, STATUS_CLASSES } from '#src/domain/logs/loaded-filters.ts';
import type { RequestLogFilters } from '#src/domain/logs/log-filters.ts';
import { SearchField } from '#src/ui/components/form/search-field.tsx';
import { FilterBar } from '#src/ui/logs/filter-bar.tsx';
import { FilterSelect } from '#src/ui/logs/filter-select.tsx';

interface RequestFiltersProps {
  readonly store: ApiRequestsStore;
  readonly filters: RequestLogFilters;
  readonly onCopyLink: () => Promise<boolean>;
  readonly onNarrow: (filters: RequestLogFilters) => void;
}

const STATUSES = {
  success: 'requests.statuses.success',
  'client-error': 'requests.statuses.client-error',
  'server-error': 'requests.statuses.server-error',
} as const;

const WINDOWS = [
  { value: 'hour', label: 'requests.within.hour' },
  { value: 'day', label: 'requests.within.day' },
  { value: 'week', label: 'requests.within.week' },
] as const;

/** A key without a name shows the value that the query sends. */
export const RequestFilters = observer(function RequestFilters({
  store,
  filters,
  onCopyLink,
  onNarrow,
}: RequestFiltersProps) {
  const { t } = useTranslation();
  const { keys, search, view } = store;
  return (
    <FilterBar
      view={view}
      onNarrow={onNarrow}
      onCopyLink={onCopyLink}
      choices={keys}
      isFiltered={view.isFiltered || search.typed !== ''}
      onClear={() => onNarrow(store.clearFilters())}
      search={
        <SearchField
          label={t('requests.search')}
          value={search.typed}
          onChange={(typed) => store.type(typed, onNarrow)}
        />
      }
    >
      <FilterSelect
        label={t('requests.key')}
        any={t('requests.all-keys')}
        value={filters.apiKey}
        options={keys.value?.map((key) => ({ value: key.value, label: key.name || key.value }))}
        onChange={(apiKey) => onNarrow(store.withFilters({ apiKey }))}
      />
      <FilterSelect
        label={t('requests.status')}
        any={t('requests.all-statuses')}
        value={filters.status}
        options={STATUS_CLASSES.map((value) => ({ value, label: t(STATUSES[value]) }))}
        onChange={(value) =>
          onNarrow(store.withFilters({ status: STATUS_CLASSES.find((status) => status === value) ?? '' }))
        }
      />
      <FilterSelect
        label={t('requests.within')}
        any={t('requests.any-time')}
        value={filters.within}
        options={WINDOWS.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(value) => onNarrow(store.withFilters({ within: parseWindow(value) }))}
      />
      {/* Known with the keys, so it moves none of the others. */}
      <FilterSelect
        label={t('requests.label-filter')}
        any={t('requests.all-labels')}
        value={filters.label}
        options={store.labels.map((value) => ({ value, label: value }))}
        onChange={(label) => onNarrow(store.withFilters({ label }))}
      />
    </FilterBar>
  );
});
