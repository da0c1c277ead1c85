import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { apiRequestsStore } from '#src/application/logs/api-requests-store.ts';
import type { ListedRequest } from '#src/domain/logs/api-request.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { LogFooter } from '#src/ui/logs/log-footer.tsx';
import { LogListView, type LogMessages } from '#src/ui/logs/log-list-view.tsx';
import { LogExportBar, LogPositionBar } from '#src/ui/logs/log-position-bar.tsx';
import type { RequestPart } from '#src/ui/logs/payload-buttons.tsx';
import { useRequestColumns } from './request-columns.tsx';
import { RequestFilters } from './request-filters.tsx';
import type { RequestDetailProps } from './request-detail.tsx';
import { ExampleCall } from '#src/ui/components/code/example-call.tsx';
import { LogTraffic, type TrafficMessages } from '#src/ui/logs/log-traffic.tsx';
import { useLogTab } from '#src/ui/logs/use-log-tab.ts';

const MESSAGES: LogMessages = {
  label: 'requests.label',
  emptyTitle: 'requests.empty.title',
  emptyText: 'requests.empty.text',
  emptyAction: { href: '/dashboard#first-call', label: 'usage.daily.empty.action' },
  failedTitle: 'requests.failed.title',
  shownAll: 'requests.shown.all',
  shownSome: 'requests.shown.some',
  moreFailed: 'requests.more-failed',
  narrowed: 'requests.narrowed',
};

const TRAFFIC: TrafficMessages = {
  last: 'requests.traffic.last',
  column: 'chart.traffic.column',
  summary: 'chart.traffic.summary',
};

const DETAIL = new LatePart<RequestDetailProps>(async () => (await import('./request-detail.tsx')).RequestDetail);
const RequestDetail = lateComponent(DETAIL);

export interface ApiRequestsTabProps {
  /** The url of the operator's API reference; empty without one. */
  readonly apiReference: string;
}

export const ApiRequestsTab = observer(function ApiRequestsTab({ apiReference }: ApiRequestsTabProps) {
  const store = useAccountStores().get(apiRequestsStore);
  const { t } = useTranslation();
  const { view } = store;
  const { logUrl, open, copyLink, copyViewLink } = useLogTab(store, DETAIL);
  const { location, narrow, close } = logUrl;
  const [part, setPart] = useState<RequestPart>('response');
  const openPart = useCallback(
    (request: ListedRequest, chosen: RequestPart) => {
      setPart(chosen);
      open(request);
    },
    [open],
  );
  const openResponse = useCallback((request: ListedRequest) => openPart(request, 'response'), [openPart]);
  const columns = useRequestColumns(view.timestampFormat, openPart);
  const clear = () => narrow(store.clearFilters());
  return (
    <Card layout="bare" label={t(MESSAGES.label)}>
      <RequestFilters onCopyLink={copyViewLink} store={store} filters={location.filters} onNarrow={narrow} />
      <LogPositionBar view={view} logUrl={logUrl} />
      <LogExportBar exporter={view.exporter} />
      <LogTraffic view={view} messages={TRAFFIC} onNarrow={narrow} />
      <LogListView
        {...{ view, logUrl, columns }}
        messages={MESSAGES}
        example={<ExampleCall baseUrl={store.baseUrl} />}
        onOpen={openResponse}
        onClear={clear}
      />
      <LogFooter view={view} messages={MESSAGES} />
      {view.opened && (
        <RequestDetail
          request={view.opened}
          onOpen={open}
          onCopyLink={copyLink}
          onClose={close}
          onPart={setPart}
          {...{ store, apiReference, part }}
        />
      )}
    </Card>
  );
});
