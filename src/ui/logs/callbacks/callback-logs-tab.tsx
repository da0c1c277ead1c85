import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import { callbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { useAccountStores } from '#src/ui/app/stores-context.ts';
import { lateComponent } from '#src/ui/components/late/late-component.tsx';
import { LatePart } from '#src/ui/components/late/late-part.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import type { CallbackDetailProps } from './callback-detail.tsx';
import { useCallbackColumns } from './callback-columns.tsx';
import { CallbackFilters } from './callback-filters.tsx';
import { LateBulkRedelivery, RedeliverFailedButton, useRedeliverFailed } from './late-bulk-redelivery.tsx';
import { LogFooter } from '#src/ui/logs/log-footer.tsx';
import { LogListView, type LogMessages } from '#src/ui/logs/log-list-view.tsx';
import { LogExportBar, LogPositionBar } from '#src/ui/logs/log-position-bar.tsx';
import { LogTraffic, type TrafficMessages } from '#src/ui/logs/log-traffic.tsx';
import { useLogTab } from '#src/ui/logs/use-log-tab.ts';

const MESSAGES: LogMessages = {
  label: 'callbacks.label',
  emptyTitle: 'callbacks.empty.title',
  emptyText: 'callbacks.empty.text',
  emptyAction: { href: '/verify-domain', label: 'nav.verify-domain' },
  failedTitle: 'callbacks.failed.title',
  shownAll: 'callbacks.shown.all',
  shownSome: 'callbacks.shown.some',
  moreFailed: 'callbacks.more-failed',
  narrowed: 'callbacks.narrowed',
};

const TRAFFIC: TrafficMessages = {
  last: 'callbacks.traffic.last',
  column: 'callbacks.traffic.column',
  summary: 'callbacks.traffic.summary',
};

const DETAIL = new LatePart<CallbackDetailProps>(async () => (await import('./callback-detail.tsx')).CallbackDetail);
const CallbackDetail = lateComponent(DETAIL);

export const CallbackLogsTab = observer(function CallbackLogsTab() {
  const store = useAccountStores().get(callbackLogsStore);
  const { t } = useTranslation();
  const { view } = store;
  const { logUrl, open, copyLink, copyViewLink } = useLogTab(store, DETAIL);
  const columns = useCallbackColumns(store);
  // The filters may hide what is not among the rows.
  const hrefOf = (id: string) => {
    if (!view.list.find(id)) return logUrl.pathTo({ filters: view.kind.query.none, open: { id, after: null } });
    return logUrl.pathTo({ filters: logUrl.location.filters, open: { id, after: view.list.idAbove(id) } });
  };
  const redelivery = useRedeliverFailed();
  const clear = () => logUrl.narrow(store.clearFilters());
  return (
    <Card layout="bare" label={t(MESSAGES.label)}>
      <CallbackFilters
        onCopyLink={copyViewLink}
        store={store}
        filters={logUrl.location.filters}
        onNarrow={logUrl.narrow}
      />
      <LogPositionBar view={view} logUrl={logUrl} />
      <LogExportBar exporter={view.exporter} />
      <LateBulkRedelivery
        {...redelivery}
        filters={view.filters}
        hrefOf={(filters) => logUrl.pathTo({ filters, open: null })}
      />
      <LogTraffic
        view={view}
        messages={TRAFFIC}
        onNarrow={logUrl.narrow}
        action={<RedeliverFailedButton {...redelivery} />}
      />
      <LogListView {...{ view, logUrl, columns }} messages={MESSAGES} onOpen={open} onClear={clear} />
      <LogFooter view={view} messages={MESSAGES} />
      {view.opened && (
        <CallbackDetail
          {...{ store, hrefOf }}
          callback={view.opened}
          onOpen={open}
          onCopyLink={copyLink}
          onClose={logUrl.close}
        />
      )}
    </Card>
  );
});
