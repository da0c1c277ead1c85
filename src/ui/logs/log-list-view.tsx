import { NotOffered } from '#src/ui/components/feedback/not-offered.tsx';
import { ScrollText, SearchX } from 'lucide';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { MessageKey } from '#src/application/i18n/message-key.ts';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import { ButtonLink } from '#src/ui/components/button/button-link.tsx';
import { Button } from '#src/ui/components/button/button.tsx';
import { LoadableView } from '#src/ui/components/feedback/loadable-view.tsx';
import { useInstantChoice } from '#src/ui/components/layout/use-instant-choice.ts';
import { EmptyState } from '#src/ui/components/feedback/empty-state.tsx';
import { TableSkeleton } from '#src/ui/components/table/table-skeleton.tsx';
import type { LogColumn } from './log-column.ts';
import { LogTable } from './log-table.tsx';
import type { LogUrl } from './use-log-url.ts';
import styles from './log-table.module.css';

export interface LogMessages {
  readonly label: MessageKey;
  readonly emptyTitle: MessageKey;
  readonly emptyText: MessageKey;
  /** Leads to what fills the log. */
  readonly emptyAction?: { readonly href: string; readonly label: MessageKey };
  readonly failedTitle: MessageKey;
  readonly shownAll: MessageKey;
  readonly shownSome: MessageKey;
  readonly moreFailed: MessageKey;
  /** Where a filter applies to the loaded rows. */
  readonly narrowed?: MessageKey;
}

interface LogListViewProps<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  readonly logUrl: LogUrl<F>;
  readonly columns: readonly LogColumn<Row>[];
  readonly messages: LogMessages;
  /** Where the log is empty: how to fill it. */
  readonly example?: ReactNode;
  readonly onOpen: (row: Row) => void;
  readonly onClear: () => void;
}

function LogListViewBody<Row extends LogRow, F extends DatedFilters>(props: LogListViewProps<Row, F>) {
  const { view, logUrl: addressing, columns, messages, example, onOpen, onClear } = props;
  const { t } = useTranslation();
  const { list, newRows } = view;
  const newIds = newRows.ids;
  const [pressed, press] = useInstantChoice<Row | null>(null, (row) => row && onOpen(row));
  const hasLocalTimes = view.timestampFormat.format === 'local';
  const { open } = addressing.location;
  const isEmpty = view.state.kind === 'ready' && view.state.value.length === 0;
  return (
    // The filters and the strip above it go where the log is empty; what replaces the skeleton is higher by that.
    <div key={isEmpty ? 'empty' : 'rows'} className={styles.area}>
      <LoadableView
        of={view.state}
        notOffered={<NotOffered />}
        skeleton={<TableSkeleton columns={columns} rows={10} />}
        errorTitle={t(messages.failedTitle)}
        onRetry={() => void view.retry(open)}
        empty={<NoRows view={view} messages={messages} example={example} onClear={onClear} />}
      >
        {(rows): ReactNode => (
          <LogTable
            label={t(messages.label)}
            columns={columns}
            rows={rows}
            hasMore={list.hasMore}
            openId={pressed?.id ?? view.openedId}
            hasLocalTimes={hasLocalTimes}
            newIds={newIds}
            onOpen={press}
            onNearEnd={view.loadOnScroll}
          />
        )}
      </LoadableView>
    </div>
  );
}

type NoRowsProps<Row extends LogRow, F extends DatedFilters> = Pick<
  LogListViewProps<Row, F>,
  'view' | 'messages' | 'example' | 'onClear'
>;

/** A partially loaded log says that matches may be further down. */
function NoRows<Row extends LogRow, F extends DatedFilters>(props: NoRowsProps<Row, F>) {
  const { view, messages, example, onClear } = props;
  const { t } = useTranslation();
  const { list, isFiltered, isNarrowed } = view;
  const clear = isFiltered && <Button onClick={onClear}>{t('logs.clear')}</Button>;
  if (list.hasMore && !list.isFull) {
    const text = t(isNarrowed ? 'logs.none-loaded.text' : 'logs.none-yet.text');
    const action = isNarrowed ? (
      <div className="row row-wrap">
        <Button variant="primary" busy={list.isLoadingMore} onClick={() => void list.loadMore()}>
          {t('common.load-more')}
        </Button>
        {clear}
      </div>
    ) : undefined;
    return <EmptyState icon={SearchX} title={t('logs.none-yet.title')} text={text} action={action} />;
  }
  if (!clear) {
    const { emptyTitle, emptyText, emptyAction } = messages;
    const action = emptyAction && <ButtonLink href={emptyAction.href}>{t(emptyAction.label)}</ButtonLink>;
    return <EmptyState icon={ScrollText} title={t(emptyTitle)} text={t(emptyText)} action={action} example={example} />;
  }
  return <EmptyState icon={SearchX} title={t('logs.no-match.title')} text={t('logs.no-match.text')} action={clear} />;
}

export const LogListView = observer(LogListViewBody) as typeof LogListViewBody;
