import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { CallbackLogsStore } from '#src/application/logs/callback-logs-store.ts';
import { Card } from '#src/ui/components/layout/card.tsx';
import { CallbackDetail } from './callback-detail.tsx';
import { useCallbackColumns } from './callback-columns.tsx';
import { CallbackFilters } from './callback-filters.tsx';
import { LogFooter } from '#src/ui/logs/log-footer.tsx';
import { LogListView, type LogTexts } from '#src/ui/logs/log-list-view.tsx';
import { LogPlaceBar } from '#src/ui/logs/log-place-bar.tsx';
import { useLogTab } from '#src/ui/logs/use-log-tab.ts';

const TEXTS: LogTexts = {
  label: 'callbacks.label',
  emptyTitle: 'callbacks.empty.title',
  emptyText: 'callbacks.empty.text',
  failedTitle: 'callbacks.failed.title',
  failedText: 'callbacks.failed.text',
  shownAll: 'callbacks.shown.all',
  shownSome: 'callbacks.shown.some',
  moreFailed: 'callbacks.more-failed',
};

/** The callback logs, with their filters and the detail of one (§2). */
export const CallbackLogsTab = observer(function CallbackLogsTab({ store }: { readonly store: CallbackLogsStore }) {
  const { t } = useTranslation();
  const { view } = store;
  const { addressing, open, copyLink } = useLogTab(store);
  const columns = useCallbackColumns(view.times);
  const clear = () => addressing.narrow(store.clear());
  return (
    <Card layout="bare" label={t(TEXTS.label)}>
      <CallbackFilters store={store} filters={addressing.address.filters} onNarrow={addressing.narrow} />
      <LogPlaceBar view={view} addressing={addressing} />
      <LogListView {...{ view, addressing, columns }} texts={TEXTS} onOpen={open} onClear={clear} />
      <LogFooter view={view} texts={TEXTS} />
      {view.opened && (
        <CallbackDetail callback={view.opened} view={view} onCopyLink={copyLink} onClose={addressing.close} />
      )}
    </Card>
  );
});
