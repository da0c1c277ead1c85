import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiRequestsStore } from '../../application/usage/api-requests-store';
import type { ListedRequest, RequestKey } from '../../domain/usage/api-request';
import { Card } from '../components/card';
import { FilterBar } from './filter-bar';
import { FilterSelect } from './filter-select';
import { LogFooter } from './log-footer';
import { LogListView, type LogTexts } from './log-list-view';
import { LogPlaceBar } from './log-place-bar';
import type { RequestPart } from './payload-buttons';
import { useRequestColumns } from './request-columns';
import { RequestDetail } from './request-detail';
import { useLogTab } from './use-log-tab';

const TEXTS: LogTexts = {
  label: 'requests.label',
  emptyTitle: 'requests.empty.title',
  emptyText: 'requests.empty.text',
  failedTitle: 'requests.failed.title',
  failedText: 'requests.failed.text',
  shownAll: 'requests.shown.all',
  shownSome: 'requests.shown.some',
  moreFailed: 'requests.more-failed',
};

/** The API calls, to be narrowed to one key, with what was sent and what came back (§2). */
export const ApiRequestsTab = observer(function ApiRequestsTab({ store }: { readonly store: ApiRequestsStore }) {
  const { t } = useTranslation();
  const { view, keys } = store;
  const { addressing, open, copyLink } = useLogTab(store);
  const { address, narrow, close } = addressing;
  const [part, setPart] = useState<RequestPart>('response');
  const openPart = useCallback(
    (request: ListedRequest, chosen: RequestPart) => {
      setPart(chosen);
      open(request);
    },
    [open],
  );
  const openResponse = useCallback((request: ListedRequest) => openPart(request, 'response'), [openPart]);
  const columns = useRequestColumns(view.times, openPart);
  const clear = () => narrow(view.kind.query.none);
  return (
    <Card layout="bare" label={t(TEXTS.label)}>
      <FilterBar view={view} choices={keys} isFiltered={view.isFiltered} onClear={clear}>
        <KeyFilter keys={keys.value ?? []} value={address.filters.apiKey} onChoose={(apiKey) => narrow({ apiKey })} />
      </FilterBar>
      <LogPlaceBar view={view} addressing={addressing} />
      <LogListView {...{ view, addressing, columns }} texts={TEXTS} onOpen={openResponse} onClear={clear} />
      <LogFooter view={view} texts={TEXTS} />
      {view.opened && (
        <RequestDetail
          request={view.opened}
          onCopyLink={copyLink}
          onClose={close}
          onPart={setPart}
          {...{ store, part }}
        />
      )}
    </Card>
  );
});

interface KeyFilterProps {
  readonly keys: readonly RequestKey[];
  readonly value: string;
  readonly onChoose: (key: string) => void;
}

/** A key without a name goes by what the query sends. */
function KeyFilter({ keys, value, onChoose }: KeyFilterProps) {
  const { t } = useTranslation();
  return (
    <FilterSelect
      label={t('requests.key')}
      any={t('requests.all-keys')}
      value={value}
      options={keys.map((key) => ({ value: key.value, label: key.name || key.value }))}
      onChange={onChoose}
    />
  );
}
