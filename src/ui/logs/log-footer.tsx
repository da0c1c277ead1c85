import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { grouped } from '#src/domain/shared/money.ts';
import type { LogRow } from '#src/application/logs/log-row.ts';
import type { LogView } from '#src/application/logs/log-view.ts';
import { Button } from '#src/ui/components/button/button.tsx';
import { useReason } from '#src/ui/components/feedback/use-reason.ts';
import type { LogTexts } from './log-list-view.tsx';

interface LogFooterProps<Row extends LogRow, F extends object> {
  readonly view: LogView<Row, F>;
  readonly texts: LogTexts;
}

function LogFooterView<Row extends LogRow, F extends object>({ view, texts }: LogFooterProps<Row, F>) {
  const { t } = useTranslation();
  const reason = useReason();
  const { list, live } = view;
  const { moreFailure, hasMore, isLoadingMore, isWhole } = list;
  const count = list.rows.length;
  const found = useFound(view);
  const failed = moreFailure
    ? t(texts.moreFailed, { reason: reason(moreFailure) })
    : live.failure && t('logs.live.failed', { reason: reason(live.failure) });
  return (
    <>
      <span className="sr" role="status">
        {failed || found}
      </span>
      {(count > 0 || hasMore) && (
        <div className="card__foot">
          <span className="num">
            {failed || t(isWhole ? texts.shownAll : texts.shownSome, { count, shown: grouped(count) })}
          </span>
          {hasMore && (
            <Button
              size="sm"
              busy={isLoadingMore}
              busyLabel={t('logs.loading-more')}
              onClick={() => void list.loadMore()}
            >
              {t(moreFailure ? 'common.try-again' : 'common.load-more')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** What the filters have found, for those who do not see the list; nothing while that is being looked for. */
function useFound<Row extends LogRow, F extends object>({ list, isFiltered }: LogView<Row, F>): string {
  const { t } = useTranslation();
  if (!isFiltered || list.state.kind !== 'ready') return '';
  const count = list.rows.length;
  if (count === 0) return t(list.hasMore ? 'logs.found.none-yet' : 'logs.found.none');
  return t(list.hasMore ? 'logs.found.first' : 'logs.found.all', { count, shown: grouped(count) });
}

/** How many rows show, and the way to the next ones for those who do not scroll. */
export const LogFooter = observer(LogFooterView) as typeof LogFooterView;
