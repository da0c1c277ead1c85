import { counted } from '#src/ui/components/text/trans.tsx';
import { observer } from 'mobx-react-lite';
import { useTranslation } from '#src/ui/components/text/use-translation.ts';
import type { LogRow } from '#src/application/logs/new-rows.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import type { DatedFilters } from '#src/domain/logs/log-filters.ts';
import { useFailureMessage } from '#src/ui/components/feedback/error-state.tsx';
import { ListFooter } from '#src/ui/components/table/list-footer.tsx';
import { useFormats } from '#src/ui/components/text/use-formats.ts';
import type { LogMessages } from './log-list-view.tsx';

interface LogFooterProps<Row extends LogRow, F extends DatedFilters> {
  readonly view: LogView<Row, F>;
  readonly messages: LogMessages;
}

function LogFooterView<Row extends LogRow, F extends DatedFilters>({ view, messages }: LogFooterProps<Row, F>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const reason = useFailureMessage();
  const { list, live } = view;
  const { moreFailure, hasMore, isFull, isComplete } = list;
  const count = list.rows.length;
  const found = useFound(view, messages);
  const shown = counted(count, formats);
  const failed =
    moreFailure && !isFull
      ? t(messages.moreFailed, { reason: reason(moreFailure) })
      : live.failure && t('logs.live.failed', { reason: reason(live.failure) });
  const notice = failed || (isFull && t('logs.full', shown));
  return (
    <>
      <span className="sr-only" role="status">
        {notice || found}
      </span>
      {(count > 0 || hasMore) && (
        <ListFooter
          text={notice || (view.isNarrowed ? found : t(isComplete ? messages.shownAll : messages.shownSome, shown))}
          list={isFull ? undefined : list}
          busyLabel={t('logs.loading-more')}
          isAnnounced={false}
        />
      )}
    </>
  );
}

/** Announces the number of results; empty while loading. */
function useFound<Row extends LogRow, F extends DatedFilters>(view: LogView<Row, F>, messages: LogMessages): string {
  const { t } = useTranslation();
  const formats = useFormats();
  const { list, rows, isFiltered, isNarrowed } = view;
  if (!isFiltered || list.state.kind !== 'ready') return '';
  const count = rows.length;
  if (isNarrowed && messages.narrowed)
    return t(messages.narrowed, counted(list.rows.length, formats, { shown: formats.count(count) }));
  if (count === 0) return t(list.hasMore ? 'logs.found.none-yet' : 'logs.found.none');
  return t(list.hasMore ? 'logs.found.first' : 'logs.found.all', counted(count, formats));
}

/** A button loads the next rows for people who do not scroll. */
export const LogFooter = observer(LogFooterView) as typeof LogFooterView;
